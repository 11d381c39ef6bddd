import type { OfficeEdo } from '@anfilada/contract/edo/edo'
import type { EdoStatus } from '@anfilada/contract/edo/edo-rules'
import { lockCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { closeTasks } from '../payments/index.ts'
import { findOfficeEdo } from './edo.reads.ts'
import { decideEdoStatus } from './edo.rules.ts'
import { lockEdo, recordEdoEvent, saveEdoStatus } from './edo.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>
export type EdoDecision = { customerId: number; revision: number; status: EdoStatus; reason: string }

/**
 * An employee says how far the exchange is, after he did or saw it at the operator: nothing here asks one. That is what the customer's request
 * asked the accountant for, so that its task is done.
 */
export async function setEdoStatus(tx: Tx, { caller, origin }: Acting, decision: EdoDecision): Promise<Outcome<OfficeEdo>> {
  const { customerId, status, reason } = decision
  if (!(await lockCustomer(tx, customerId))) return refuse('customer_not_found')
  const decided = decideEdoStatus(await lockEdo(tx, customerId), decision)
  if (!decided.ok) return decided

  const { operator, participantId, status: from } = decided.value
  await saveEdoStatus(tx, customerId, status, reason)
  await recordEdoEvent(tx, { customerId, actorId: caller.userId, status, operator, participantId, said: { reason } })
  await closeTasks(tx, 'edo_requested', customerId, { userId: caller.userId, note: reason })
  const details = { status: { from, to: status }, reason }
  await recordAudit(tx, caller, origin, { action: 'edo.status_set', subject: 'customer', subjectId: customerId, customerId, details })
  const edo = await findOfficeEdo(tx, customerId)
  return edo ? accept(edo) : refuse('customer_not_found')
}
