import { customerBalanceActions } from '@anfilada/contract/ledger/customer-balance'
import { findCustomerName } from '../../customers/index.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { findBalance } from '../ledger.store.ts'

export const customerBalanceFeature = feature(customerBalanceActions, {
  office_customer_balance: async ({ input, pool }) => {
    const { customer_id } = input
    if ((await findCustomerName(pool, customer_id)) === undefined) return refuse('customer_not_found')
    return accept({ result: { customer_id, owed: await findBalance(pool, customer_id), currency: 'RUB' } })
  },
})
