import type { Acting } from '../catalogue/index.ts'
import type { Tx } from '../db/pool.ts'
import { recordAudit } from '../identity/index.ts'
import { holdPlan, markStopped } from './plans.store.ts'

/** After it nothing further is done; an order that is being decided is waited for. One that is over stays as it is. */
export async function stopPlan(tx: Tx, { caller, origin }: Acting, planId: number): Promise<void> {
  if (!(await holdPlan(tx, planId))) return
  await markStopped(tx, planId, caller.userId)
  await recordAudit(tx, caller, origin, { action: 'slot_plan.stopped', subject: 'slot_plan', subjectId: planId, details: {} })
}
