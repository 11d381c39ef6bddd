import { balanceActions } from '@anfilada/contract/ledger/balance'
import { customerBalanceActions } from '@anfilada/contract/ledger/customer-balance'
import { findCustomerName } from '../../customers/index.ts'
import { feature } from '../../http/actions.ts'
import { customerOf } from '../../identity/index.ts'
import { availableFor, findBalance, findMoneyTerms } from '../../ledger/index.ts'
import { listDueOrders } from '../../orders/index.ts'
import { accept, refuse } from '../../outcome.ts'
import { sumKept } from '../payments.reads.ts'
import { findMoneySums } from './money-sums.ts'

const shownOrders = 100

export const balanceFeature = feature(balanceActions, {
  get_balance: async ({ caller, language, pool }) => {
    const customerId = customerOf(caller)
    const [terms, sums, orders] = await Promise.all([
      findMoneyTerms(pool, customerId),
      findMoneySums(pool, customerId),
      listDueOrders(pool, customerId, language, shownOrders),
    ])
    return accept({
      result: {
        balance: terms.balance,
        settlement: terms.settlement,
        credit_limit: terms.creditLimit,
        available: availableFor(terms),
        ...sums,
        due_orders: orders,
        currency: 'RUB' as const,
      },
    })
  },
})

export const customerBalanceFeature = feature(customerBalanceActions, {
  office_customer_balance: async ({ input: { customer_id: customerId }, pool }) => {
    if ((await findCustomerName(pool, customerId)) === undefined) return refuse('customer_not_found')
    const [owed, sums, ofPayments] = await Promise.all([
      findBalance(pool, customerId),
      findMoneySums(pool, customerId),
      sumKept(pool, customerId),
    ])
    return accept({ result: { customer_id: customerId, owed, ...sums, kept_of_payments: ofPayments, currency: 'RUB' as const } })
  },
})
