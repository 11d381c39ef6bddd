import type { Pool } from '../../db/pool.ts'
import type { DoneAction } from '../../http/actions.ts'
import { recordAudit } from '../audit.store.ts'
import { findCustomerName } from './customers.reads.ts'

/**
 * Every writing act on behalf of a customer leaves a line with both names, whatever the feature. It is written when the act is done: the
 * feature's own history, in the act's transaction, names the employee too.
 */
export async function recordActOnBehalf(pool: Pool, { action, caller, origin, value }: DoneAction): Promise<void> {
  // Its end has a line of its own.
  if (action === 'stop_acting' || caller.customerId === null) return
  const details = { customer: await findCustomerName(pool, caller.customerId) }
  await recordAudit(pool, caller, origin, { action: `acting.${action}`, subject: 'order', subjectId: idIn(value), details })
}

/** Answers of writing acts carry `result.id`, the row that was written. */
function idIn(value: unknown): string | undefined {
  const { result } = value as { result?: { id?: unknown } }
  return typeof result?.id === 'number' || typeof result?.id === 'string' ? String(result.id) : undefined
}
