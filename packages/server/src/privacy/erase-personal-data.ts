import { lockLeaving, proveLeaving } from '../customers/index.ts'
import { forgetEdoContact } from '../edo/index.ts'
import { forgetMessages } from '../messages/index.ts'
import { forgetExportsOf } from '../exports/index.ts'
import { forgetFiles } from '../files/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ActionRequest } from '../http/actions.ts'
import { findMoneyTerms, lockCustomerAccount } from '../ledger/index.ts'
import { forgetLicenses } from '../licenses/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { forgetPayer } from '../payments/index.ts'
import { forgetCustomer, forgetMember, hasVisitsAhead } from '../orders/index.ts'
import { forgetReader } from '../publications/index.ts'
import { forgetVouchers } from '../vouchers/index.ts'
import { eraseLogin } from './erase-login.ts'

type Erasing = Pick<ActionRequest<never>, 'caller' | 'origin' | 'pool'>

/** Ends the caller's login and takes his name out of orders and payments, in one transaction; answers how many orders changed. The ledger stays. */
export async function erasePersonalData({ caller, origin, pool }: Erasing, password: string): Promise<Outcome<number>> {
  const proven = await proveLeaving(pool, caller, password)
  if (!proven.ok) return proven
  return inTransaction(pool, async (tx) => {
    const leaving = await lockLeaving(tx, caller, proven.value)
    if (!leaving.ok) return leaving
    const { customerId, closesCustomer } = leaving.value
    if (closesCustomer) {
      await lockCustomerAccount(tx, customerId)
      if (await hasVisitsAhead(tx, customerId)) return refuse('orders_still_open')
      if ((await findMoneyTerms(tx, customerId)).balance !== 0) return refuse('balance_not_settled')
    }
    const forgotten = closesCustomer ? await forgetCustomer(tx, customerId) : await forgetMember(tx, leaving.value)
    // By the name and the address that he still has.
    await forgetVouchers(tx, leaving.value)
    await forgetLicenses(tx, leaving.value)
    await forgetPayer(tx, leaving.value)
    await forgetEdoContact(tx, leaving.value)
    await forgetReader(tx, leaving.value.userId)
    // Before the files that they keep.
    await forgetMessages(tx, leaving.value)
    // One that is written meanwhile is no file yet: without its row it comes to none.
    await forgetExportsOf(tx, leaving.value.userId, closesCustomer ? customerId : null)
    await forgetFiles(tx, leaving.value.userId, closesCustomer ? customerId : null)
    await eraseLogin(tx, origin, leaving.value)
    return accept(forgotten)
  })
}
