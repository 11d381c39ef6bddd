import type { Tx } from './connection.ts'
import type { PriceBook } from './catalogue/prices.ts'
import { chargeEntries, chargeLine } from '../ledger/entries.rules.ts'
import { draftOrders } from './orders/draft-orders.ts'
import { type OrderRows, writeDown } from './orders/order-rows.ts'
import { SlotBook } from './orders/slots.ts'
import { continueNumbers, writeRows } from './write-rows.ts'
import { madeBy } from './write-slot-rule.ts'

/** Slots, orders with history, and what they charged. */
export async function writeOrders(client: Tx, today: string, prices: PriceBook): Promise<void> {
  const book = new SlotBook(today)
  const rows = writeDown(draftOrders(book, today), prices)
  await writeRows(
    client,
    'slots',
    book.slots.map((slot) => ({
      id: slot.id,
      museum_object_id: slot.systemId,
      pass_date: slot.passDate,
      starts: slot.starts,
      capacity: slot.capacity,
      taken: slot.taken,
      made_by: madeBy(slot, today),
    })),
  )
  await writeRows(client, 'orders', rows.orders)
  // Numbers are given by the moment of placing: the order of arrival.
  await client.query(`select join_waiting(waiting.id, array[waiting.slot_id])
    from (select orders.id, orders.slot_id from orders where orders.status = 'waiting_list' and orders.slot_id is not null order by orders.id) as waiting`)
  await client.query('update waiting_entries set since = orders.created_at from orders where orders.id = waiting_entries.order_id')
  await writeRows(
    client,
    'order_events',
    rows.events.map((row, index) => ({ id: index + 1, ...row })),
  )
  await writeLedger(client, rows.postings)
  await continueNumbers(client, ['slots', 'orders', 'order_events'])
}

async function writeLedger(client: Tx, postings: OrderRows['postings']): Promise<void> {
  await client.query(`insert into ledger_accounts (kind, customer_id) select 'customer', customers.id from customers order by customers.id`)
  const { rows } = await client.query({
    name: 'demo_ledger_accounts',
    text: 'select ledger_accounts.id, ledger_accounts.kind, ledger_accounts.item, ledger_accounts.customer_id from ledger_accounts',
  })
  const accounts = new Map(rows.map((row) => [`${row.kind}:${row.item}:${row.customer_id ?? ''}`, row.id]))
  await writeRows(
    client,
    'ledger_transactions',
    postings.map(({ kind, orderId, actorId, at }, index) => ({
      id: index + 1,
      kind,
      reference: `order:${orderId}`,
      actor_id: actorId,
      posted_at: at,
    })),
  )
  await writeRows(
    client,
    'ledger_entries',
    postings.flatMap(({ kind, customerId, lines }, index) =>
      chargeEntries(lines.map(chargeLine)).map(({ account, item, amount }, line) => ({
        transaction_id: index + 1,
        line_no: line + 1,
        account_id: accounts.get(`${account}:${item}:${account === 'customer' ? customerId : ''}`),
        amount_kopecks: kind === 'charge' ? amount : -amount,
        currency: 'RUB',
      })),
    ),
  )
  await continueNumbers(client, ['ledger_transactions'])
}
