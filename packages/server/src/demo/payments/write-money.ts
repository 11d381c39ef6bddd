import { addDays } from '@anfilada/contract/dates'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { customerId } from '../people.ts'
import { writeRows } from '../write-rows.ts'
import { isInAdvance, type PaidOrder, type Told } from './stories.ts'

type Money = { came: readonly Told[]; paid: readonly Told[]; provider: string }

/** Each payment once in the ledger; what pays orders stands beside them and in their history. */
export async function writeMoney(client: Tx, { came, paid, provider }: Money): Promise<void> {
  await client.query(`insert into ledger_accounts (kind, item) values ('clearing', $1) on conflict do nothing`, [provider])
  await client.query(
    `with posted as (
       insert into ledger_transactions (kind, reference, posted_at)
       select 'payment', 'payment:' || payments.id, payments.received_at from payments where payments.id = any ($1) order by payments.id
       returning ledger_transactions.id, ledger_transactions.reference
     )
     insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
     select posted.id, line.no, ledger_accounts.id, line.sign * payments.received_kopecks
     from posted
     join payments on 'payment:' || payments.id = posted.reference
     cross join (values (1, 'customer', -1), (2, 'clearing', 1)) as line (no, kind, sign)
     join ledger_accounts on ledger_accounts.kind = line.kind
       and case line.kind when 'customer' then ledger_accounts.customer_id = payments.customer_id else ledger_accounts.item = $2 end`,
    [came.map(({ id }) => id), provider],
  )
  const shares = paid.flatMap(({ id, customer, ended, orders }) => orders.map((order) => ({ id, customer, ended, order })))
  await writeRows(
    client,
    'ledger_allocations',
    shares.map(({ id, customer, ended, order }) => {
      const row = { customer_id: customerId(customer), reference: `order:${order.id}`, source: `payment:${id}` }
      return { ...row, amount_kopecks: order.total, at: ended }
    }),
  )
  await client.query(`update orders set paid_kopecks = orders.total_kopecks where orders.id = any ($1)`, [
    shares.map(({ order }) => order.id),
  ])
  await writeRows(
    client,
    'order_events',
    shares.map(({ ended, order }) => ({ order_id: order.id, kind: 'paid', changes: { paid: { from: 0, to: order.total } }, at: ended })),
  )
}

/** What was paid before the visit has a second receipt the morning after it, made at the cash register: the bank has no call for it. */
export async function writeReceipts(client: Tx, came: readonly Told[], today: string): Promise<void> {
  const receipts = came.flatMap((story) =>
    story.orders.flatMap((order) => {
      const row = { payment_id: story.id, order_id: order.id, amount_kopecks: order.total }
      if (!isInAdvance(story, order)) return [{ ...row, kind: 'settlement', state: 'sent', at: story.ended }]
      const first = { ...row, kind: 'prepayment', state: 'sent', at: story.ended }
      if (!isSettledByHand(story, order, today)) return [first]
      const at = moment(addDays(order.visit, 1), '07:10')
      return [
        { ...first, state: 'settled' },
        { ...row, kind: 'settlement', state: 'by_hand', at },
      ]
    }),
  )
  await writeRows(client, 'payment_receipts', receipts)
}

export function isSettledByHand(story: Told, order: PaidOrder, today: string): boolean {
  return story.outcome === 'paid' && isInAdvance(story, order) && order.visit < today
}
