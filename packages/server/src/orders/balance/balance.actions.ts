import { balanceActions } from '@anfilada/contract/ledger/balance'
import { feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { availableFor, findMoneyTerms } from '../../ledger/index.ts'
import { accept } from '../../outcome.ts'
import { listDueOrders, sumDue } from './balance.reads.ts'

const shownOrders = 100

export const balanceFeature = feature(balanceActions, {
  get_balance: async ({ caller, language, pool }) => {
    const { customerId } = caller
    if (customerId === null) throw new ProtocolFault('forbidden')
    const [terms, due, orders] = await Promise.all([
      findMoneyTerms(pool, customerId),
      sumDue(pool, customerId),
      listDueOrders(pool, customerId, language, shownOrders),
    ])
    return accept({
      result: {
        balance: terms.balance,
        settlement: terms.settlement,
        credit_limit: terms.creditLimit,
        available: availableFor(terms),
        due_total: due.total,
        due_count: due.count,
        due_orders: orders,
        currency: 'RUB' as const,
      },
    })
  },
})
