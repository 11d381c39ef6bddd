import { customerOrderActions, type Visits } from '@anfilada/contract/orders/customer-orders'
import { findCustomerName } from '../../customers/index.ts'
import { type CountsOf, feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, refuse } from '../../outcome.ts'
import { pageOf, readCursor } from '../orders.reads.ts'
import { countCustomerOrders, countOpenOrders, listCustomerOrders } from './customer-orders.reads.ts'
import { officeOrderAnswer } from './office-orders.reads.ts'

const ordersPage = 50

export const customerOrdersFeature = feature(customerOrderActions, {
  office_customer_orders: async ({ input, language, pool }) => {
    const { limit = ordersPage } = input
    const cursor = readCursor(input.after)
    if (!cursor) throw new ProtocolFault('invalid_fields', { after: 'invalid' })
    if ((await findCustomerName(pool, input.customer_id)) === undefined) return refuse('customer_not_found')
    const page = pageOf(await listCustomerOrders(pool, { ...whichOf(input), language, cursor, limit }), limit)
    return accept({ result: page.rows.map((row) => officeOrderAnswer(row, language)), next: page.next })
  },

  office_order_counts: async ({ input, pool }) => accept({ result: await countOpenOrders(pool, input.customer_ids) }),
})

type Asked = { customer_id: number; archived?: boolean | undefined; visits?: Visits | undefined }

function whichOf({ customer_id: customerId, archived = false, visits }: Asked) {
  return { customerId, archived, visits }
}

export const customerOrderCounts: CountsOf<typeof customerOrderActions, 'office_customer_orders'> = {
  office_customer_orders: ({ input, pool }) => countCustomerOrders(pool, whichOf(input)),
}
