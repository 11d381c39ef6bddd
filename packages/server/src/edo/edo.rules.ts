import { edoFault, edoMoves, edoConsentVersion, type EdoOperator, type EdoStatus } from '@anfilada/contract/edo/edo-rules'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type EdoWish = { operator: EdoOperator; participantId: string; contactEmail: string; consentVersion: number }
/** What of a connection these decisions look at. */
export type KnownEdo = {
  operator: EdoOperator
  participantId: string
  contactEmail: string | null
  status: EdoStatus
  /** An employee's, of the state that he set. */
  reason: string | null
  revision: number
}

/** `isAsked`: the accountant has something to do. */
type DecidedEdo = { status: EdoStatus; reason: string | null; isAsked: boolean }

/**
 * The state after a customer's wish. The same id at the same operator stays as far as it is, so that another address for letters does not undo
 * what was connected; anything else is asked for anew.
 */
export function decideEdoRequest(wish: EdoWish, known: KnownEdo | undefined, inn: string | null): Outcome<DecidedEdo> {
  const fault = edoFault({ ...wish, inn })
  if (fault) return refuse(fault, 'participant_id')
  if (wish.consentVersion !== edoConsentVersion) return refuse('texts_changed', 'consent')
  if (!known || !isUnderWay(known.status)) return accept(anew)
  if (known.operator !== wish.operator || known.participantId !== wish.participantId) return accept(anew)
  if (known.contactEmail === wish.contactEmail) return refuse('edo_nothing_new')
  return accept({ status: known.status, reason: known.reason, isAsked: false })
}

const anew: DecidedEdo = { status: 'requested', reason: null, isAsked: true }

function isUnderWay(status: EdoStatus): boolean {
  return status === 'requested' || status === 'invited' || status === 'active'
}

/** Whether staff may set the state that they saw at `revision`; `undefined`: nobody has ever asked. */
export function decideEdoStatus(known: KnownEdo | undefined, wanted: { status: EdoStatus; revision: number }): Outcome<KnownEdo> {
  if (!known) return refuse('edo_move_wrong', 'status')
  if (known.revision !== wanted.revision) return refuse('edo_stale')
  return edoMoves(known.status).includes(wanted.status) ? accept(known) : refuse('edo_move_wrong', 'status')
}
