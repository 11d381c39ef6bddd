import { kopecks } from '@anfilada/contract/kopecks'
import type { CorrectionState } from '@anfilada/contract/ledger/ledger'
import { findCustomerName } from '../../customers/index.ts'
import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { correct, lockCustomerAccount } from '../ledger.store.ts'
import { findPostedOpening } from '../openings/openings.store.ts'
import { findCorrection, insertCorrection, lockCorrection, saveDecision } from './corrections.store.ts'

type Acting = { caller: Caller; origin: Origin }

/** Posts nothing yet: another employee does. Answers the correction's number. */
export async function proposeCorrection(
  tx: Tx,
  { caller, origin }: Acting,
  { customerId, amount, reason, ofOpening }: { customerId: number; amount: number; reason: string; ofOpening: boolean },
): Promise<Outcome<number>> {
  if ((await findCustomerName(tx, customerId)) === undefined) return refuse('customer_not_found')
  const openingId = ofOpening ? await findPostedOpening(tx, customerId) : null
  if (openingId === undefined) return refuse('opening_not_found')
  const id = await insertCorrection(tx, { customerId, amount, reason, openingId, proposedBy: caller.userId })
  const about = { subject: 'correction', subjectId: id, customerId, details: { amount, reason } }
  await recordAudit(tx, caller, origin, { action: 'correction.proposed', ...about })
  return accept(id)
}

/** Posts a proposed correction into the ledger, or declines it. */
export async function decideOnCorrection(
  tx: Tx,
  { caller, origin }: Acting,
  { correctionId, post }: { correctionId: number; post: boolean },
): Promise<Outcome<number>> {
  const seen = await findCorrection(tx, correctionId)
  if (!seen) return refuse('correction_not_found')
  const { customerId, amount, reason, openingId } = seen
  await lockCustomerAccount(tx, customerId)
  const decision = decideCorrection(await lockCorrection(tx, correctionId), caller.userId)
  if (!decision.ok) return decision
  await saveDecision(tx, correctionId, { state: post ? 'posted' : 'declined', decidedBy: caller.userId })
  // What it mends is told under one reference, as what is charged for an order is.
  const reference = openingId === null ? `correction:${correctionId}` : `opening:${openingId}`
  if (post) await correct(tx, { customerId, reference, actorId: caller.userId, note: reason }, kopecks(amount))
  const about = { subject: 'correction', subjectId: correctionId, customerId, details: { amount, reason } }
  await recordAudit(tx, caller, origin, { action: post ? 'correction.posted' : 'correction.declined', ...about })
  return accept(correctionId)
}

/** Four eyes: whoever proposed a correction neither posts nor declines it (specification/people.md). */
export function decideCorrection(correction: { state: CorrectionState; proposedBy: number }, deciderId: number): Outcome<true> {
  if (correction.state !== 'proposed') return refuse('correction_decided')
  return correction.proposedBy === deciderId ? refuse('correction_by_same_person') : accept(true)
}
