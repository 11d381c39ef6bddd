import type { Tx } from '../../db/pool.ts'
import type { DoneAction } from '../../http/actions.ts'
import { recordAudit } from '../../identity/index.ts'
import { findCustomerName } from '../customers.reads.ts'

/**
 * Every writing act on behalf of a customer leaves a line with both names, whatever the feature, in the transaction of the act: both or
 * neither. Lines of a programme that are placed each by itself leave one each.
 */
export async function recordActOnBehalf(tx: Tx, { action, caller, origin, value }: DoneAction): Promise<void> {
  // Its end has a line of its own.
  if (action === 'stop_acting' || caller.customerId === null) return
  const details = { customer: await findCustomerName(tx, caller.customerId) }
  await recordAudit(tx, caller, origin, { action: `acting.${action}`, ...subjectOf(action, value), details })
}

/** What use cases answer of the row that they wrote: its number, or an object with it. */
type Done = number | { id?: number; result?: { id: number }; order?: { id: number }; programmeId?: number; hold_id?: number }

function subjectOf(action: string, value: unknown): { subject: string; subjectId?: number } {
  const done = value as Done
  if (typeof done === 'number') return { subject: action.endsWith('_hold') ? 'hold' : 'order', subjectId: done }
  const order = done.id ?? done.result?.id ?? done.order?.id
  if (order !== undefined) return { subject: 'order', subjectId: order }
  if (done.programmeId !== undefined) return { subject: 'programme', subjectId: done.programmeId }
  return { subject: 'hold', ...(done.hold_id !== undefined && { subjectId: done.hold_id }) }
}
