import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { type DueFee, listDueFees } from '../../licenses/index.ts'
import { chargedKopecks } from '../../orders/index.ts'

type Row = {
  id: number
  customerId: number
  customerName: string
  method: PaymentMethod
  receivedAt: Date
  received: number
  kept: number
  dueOrders: UnallocatedMoney['due_orders']
  dueFees: DueFee[]
}

/** Of each kind, of one customer. */
const mostDue = 20

const kept = 'payments.received_kopecks - payments.allocated_kopecks - payments.refunded_kopecks'
// As the index payments_kept has it.
const isKept = 'payments.received_kopecks > payments.allocated_kopecks + payments.refunded_kopecks'

/** Money that pays nothing, the newest first, with the orders and the fees of the same customer that it could pay. */
export async function listUnallocated(
  db: Db,
  { customerId, before, language }: { customerId: number | undefined; before: number | undefined; language: Language },
  limit: number,
): Promise<Row[]> {
  const asked = conditions(
    'payments_unallocated',
    [limit + 1, nameKeys[language], mostDue],
    [
      { name: 'customer', when: customerId !== undefined, sql: 'payments.customer_id = ?', values: [customerId] },
      { name: 'before', when: before !== undefined, sql: 'payments.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select payments.id, payments.customer_id as "customerId", customers.name as "customerName", payments.method,
                  payments.received_at as "receivedAt", payments.received_kopecks as received, ${kept} as kept, due.orders as "dueOrders"
           from payments join offered_customers as customers on customers.id = payments.customer_id
           cross join lateral (
             select coalesce(jsonb_agg(jsonb_build_object('order_id', found.order_id, 'pass_date', found.pass_date, 'museum', found.museum, 'status', found.status,
                      'due', found.due) order by found.pass_date, found.order_id), '[]') as orders from (
               select orders.id as order_id, orders.pass_date, coalesce(museums.name ->> $2, '') as museum, orders.status,
                      ${chargedKopecks} - orders.paid_kopecks as due
               from offered_orders as orders
               left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
               left join offered_museums as museums on museums.id = museum_objects.museum_id
               where orders.customer_id = payments.customer_id and ${chargedKopecks} > orders.paid_kopecks
               order by orders.pass_date, orders.starts, orders.id limit $3
             ) as found
           ) as due
           where ${isKept} and payments.received_at is not null ${asked.where} order by payments.id desc limit $1`,
    values: asked.values,
  })
  const fees = await listDueFees(db, [...new Set(rows.map((row) => row.customerId))], language, mostDue)
  return rows.map((row) => ({ ...row, dueFees: fees.filter((fee) => fee.customerId === row.customerId) }))
}

export async function sumUnallocated(db: Db): Promise<number> {
  const { rows } = await db.query({
    name: 'payments_unallocated_sum',
    text: `select coalesce(sum(${kept}), 0)::bigint as total from payments where ${isKept}`,
    values: [],
  })
  return rows[0]?.total ?? 0
}

export function unallocatedAnswer(row: Row): UnallocatedMoney {
  return {
    payment_id: row.id,
    number: String(row.id),
    customer: { id: row.customerId, name: row.customerName },
    method: row.method,
    received_at: row.receivedAt.toISOString(),
    received: row.received,
    kept: row.kept,
    due_orders: row.dueOrders,
    due_fees: row.dueFees.map(({ id, number, museum, heldOn, due }) => ({ request_id: id, number, museum, held_on: heldOn, due })),
  }
}
