import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { recordAudit } from '../identity/index.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findAgreeable, insertAgreement } from './acts.store.ts'
import { isComparisonOf } from './comparing/comparisons.store.ts'

/** `comparisonId`: the comparison that is before his eyes. */
type Agreeing = { caller: Caller; origin: Origin; actId: number; side: 'customer' | 'company'; comparisonId: number | undefined }

/** Writes down who agreed to the act for one side, and when; answers the act. Employees agree for the company, whoever the customer is. */
export async function agreeAct(tx: Tx, { caller, origin, actId, side, comparisonId }: Agreeing): Promise<Outcome<number>> {
  const found = await findAgreeable(tx, actId)
  if (!found || (caller.customerId !== null && caller.customerId !== found.customerId)) return refuse('act_not_found')
  const { customerId } = found
  // Whoever issues the next version at this moment is waited for, and seen.
  await lockCustomerAccount(tx, customerId)
  if (!(await findAgreeable(tx, actId))?.agreeable) return refuse('act_not_current')
  if (comparisonId !== undefined && !(await isComparisonOf(tx, comparisonId, actId))) return refuse('comparison_not_found')
  if (await insertAgreement(tx, { actId, side, userId: caller.userId, comparisonId })) {
    const about = { subject: 'reconciliation_act', subjectId: actId, customerId, details: { side } }
    await recordAudit(tx, caller, origin, { action: 'reconciliation.agreed', ...about })
  }
  return accept(actId)
}
