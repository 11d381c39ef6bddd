import type { EdoData } from '@anfilada/contract/edo/edo'
import { lockCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import { changesBetween, customerOf, recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { addTask } from '../payments/index.ts'
import { findEdo } from './edo.reads.ts'
import { decideEdoRequest, type EdoWish, type KnownEdo } from './edo.rules.ts'
import { lockEdo, recordEdoEvent, saveEdoWish } from './edo.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** An owner asks for his organisation; what has to be done for it becomes a task of the accountant. */
export async function requestEdo(tx: Tx, { caller, origin }: Acting, wish: EdoWish): Promise<Outcome<EdoData>> {
  const customerId = customerOf(caller)
  const customer = await lockCustomer(tx, customerId)
  if (customer?.kind !== 'legal_entity') return refuse('forbidden')
  const known = await lockEdo(tx, customerId)
  const decided = decideEdoRequest(wish, known, customer.inn)
  if (!decided.ok) return decided

  const { operator, participantId, consentVersion } = wish
  const { status, reason, isAsked } = decided.value
  await saveEdoWish(tx, { customerId, userId: caller.userId, wish, status, reason })
  const eventId = await recordEdoEvent(tx, {
    customerId,
    actorId: caller.userId,
    status,
    operator,
    participantId,
    said: { consentVersion },
  })
  if (isAsked) await addTask(tx, { kind: 'edo_requested', about: String(eventId), customerId })
  const details = { ...changesBetween(known ? named(known) : {}, named({ ...wish, status })), version: consentVersion }
  await recordAudit(tx, caller, origin, { action: 'edo.requested', subject: 'customer', subjectId: customerId, details })
  const edo = await findEdo(tx, customerId)
  return edo ? accept(edo) : refuse('forbidden')
}

/** As the audit log names it. Not the address: it may be a person's, and the log outlives the person's data. */
function named({ operator, participantId, status }: Pick<KnownEdo, 'operator' | 'participantId' | 'status'>): Record<string, string> {
  return { operator, participant_id: participantId, status }
}
