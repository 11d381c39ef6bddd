import { createHash } from 'node:crypto'
import { addDays } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { paymentMinutes } from '@anfilada/contract/payments/payment-status'
import { askForReceipt } from '../../payments/receipts/ask-for-receipt.ts'
import { receiptLines } from '../../payments/receipts/receipt-lines.ts'
import { addTask } from '../../payments/tasks/tasks.store.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { customerId, userId } from '../people.ts'
import { continueNumbers, writeRows } from '../write-rows.ts'
import { isSettledByHand, writeMoney, writeReceipts } from './write-money.ts'
import { isInAdvance, tellPayments, type Told } from './stories.ts'

/** The house had older payments before this demo. */
const firstPaymentId = 5_001
const provider = 'modulbank'

/** Payments with their money in the books, a refund that waits for a second person, a link, and tasks of the accountant. */
export async function writePayments(client: Tx, today: string): Promise<void> {
  const stories = await tellPayments(client, today)
  const told = stories.map((story, index): Told => {
    return { ...story, id: firstPaymentId + index, amount: story.orders.reduce((sum, { total }) => sum + total, 0) }
  })
  const paid = told.filter(({ outcome }) => outcome === 'paid')
  await writeRows(client, 'payments', told.map(paymentRow))
  await writeRows(
    client,
    'payment_orders',
    told.flatMap((story) => {
      const asked = { payment_id: story.id }
      return story.orders.map((order) => {
        return { ...asked, order_id: order.id, asked_kopecks: order.total, in_advance: isInAdvance(story, order) }
      })
    }),
  )
  await writeRows(client, 'payment_events', told.flatMap(eventRows))
  const came = told.filter(({ outcome }) => outcome !== 'declined')
  await writeMoney(client, { came, paid, provider })
  await writeReceipts(client, came, today)
  await writeTasks(client, told, today)
  await writeRefund(
    client,
    paid.find(({ customer }) => customer === 'silk-road'),
    today,
  )
  await writeLink(client, today)
  // Every night was compared with the bank's list.
  await client.query(
    `insert into provider_days (provider, day, listed, reconciled_at)
     select $1, day, (select count(*) from payments where (payments.created_at at time zone default_zone())::date = day), least(day + interval '27 hours', now())
     from (
       select generate_series(least($2::date - 7, (select min(created_at)::date - 1 from payments)), $2::date - 1, interval '1 day')::date
     ) as days (day)`,
    [provider, today],
  )
  await continueNumbers(client, ['payments', 'ledger_transactions'])
}

/** What the stand-in bank tells from a number of its past: how it was paid, and how much (acquirer-sandbox, past-payment.ts). */
function bankNumber({ method, amount, id }: Told): string {
  return `de30000${method === 'card' ? 'c' : 'b'}${amount.toString(16).padStart(10, '0')}${id.toString(16).padStart(6, '0')}`
}

function paymentRow(story: Told): Record<string, unknown> {
  const { id, amount, outcome, method, payer, begun, ended } = story
  const received = outcome === 'declined' ? 0 : amount
  return {
    id,
    customer_id: customerId(story.customer),
    created_by: userId(story.by),
    payer_name: payer.name,
    payer_email: payer.email,
    language: 'ru',
    offer_version: 1,
    method,
    amount_kopecks: amount,
    currency: 'RUB',
    order_ids: story.orders.map((order) => order.id),
    provider,
    test: true,
    provider_reference: bankNumber(story),
    provider_id: bankNumber(story),
    transaction_id: bankNumber(story),
    status: outcome === 'declined' ? 'FAILED' : 'COMPLETE',
    failure: outcome === 'declined' ? 'declined' : null,
    created_at: begun,
    expires_at: later(begun, paymentMinutes),
    finished_at: ended,
    asked_at: ended,
    asks: 2,
    received_kopecks: received,
    received_at: received > 0 ? ended : null,
    allocated_kopecks: outcome === 'paid' ? amount : 0,
    refunded_kopecks: 0,
  }
}

function later(since: string, minutes: number): string {
  return new Date(Date.parse(since) + minutes * 60_000).toISOString()
}

function eventRows(story: Told): Record<string, unknown>[] {
  const { id, amount, method, outcome, begun, ended } = story
  const event = (kind: string, word: string, at: string, details: object = {}) => ({ payment_id: id, kind, word, details, at })
  const to = outcome === 'declined' ? 'FAILED' : 'COMPLETE'
  return [
    event('created', '', begun, { amount, method, provider }),
    event('opened', provider, begun, { provider_id: bankNumber(story) }),
    ...(outcome === 'declined' ? [] : [event('received', to, ended, { amount, kept: outcome === 'kept' ? amount : 0 })]),
    event('moved', to, ended, { from: 'FORM_OPENED', to }),
  ]
}

/** What the accountant finds in the morning: money for an order that was cancelled, and receipts that the bank does not make. */
async function writeTasks(client: Tx, told: readonly Told[], today: string): Promise<void> {
  for (const story of told) {
    const { id, customer, orders, amount, ended, outcome, payer } = story
    const payment = { id, customerId: customerId(customer), payerEmail: payer.email }
    for (const { id: orderId, total, visit } of orders.filter((order) => isSettledByHand(story, order, today))) {
      const lines = await receiptLines(client, payment.customerId, [{ orderId, amount: total, inAdvance: false }])
      const receipt = { payment, of: { orderId }, why: 'settlement', offset: total, amount: kopecks(total), lines } as const
      await askForReceipt(client, { kind: 'receipts_by_hand', ...receipt })
      const at = moment(addDays(visit, 1), '07:10')
      await client.query('update accountant_tasks set created_at = $3 where payment_id = $1 and order_id = $2', [id, orderId, at])
    }
    if (outcome !== 'kept') continue
    const [orderId] = orders.map((order) => order.id)
    const about = `payment:${id} order:${orderId}`
    await addTask(client, { kind: 'order_not_payable', about, customerId: payment.customerId, paymentId: id, orderId, amount })
    await client.query('update accountant_tasks set created_at = $2 where payment_id = $1', [id, ended])
  }
}

/** More than one person may send back alone. */
async function writeRefund(client: Tx, payment: Told | undefined, today: string): Promise<void> {
  if (!payment) return
  const amount = Math.min(payment.amount, 6_200_000)
  const at = moment(addDays(today, -1), '15:32')
  const reason = 'Группа сократилась, часть билетов не нужна'
  const { rows } = await client.query({
    name: 'demo_refund',
    text: `insert into refunds (payment_id, customer_id, amount_kopecks, reason, state, requested_by, requested_at, provider_reference)
           values ($1, $2, $3, $4, 'proposed', $5, $6, $7) returning refunds.id`,
    values: [payment.id, customerId(payment.customer), amount, reason, userId('office-accountant'), at, `${bankNumber(payment)}-R1`],
  })
  const details = { refund: rows[0]?.id, amount }
  await writeRows(client, 'payment_events', [{ payment_id: payment.id, kind: 'refund', word: 'proposed', details, at }])
}

/** Somebody else may pay one upcoming order of the agency; nobody has the address of the link any more, as after a day. */
async function writeLink(client: Tx, today: string): Promise<void> {
  const hash = createHash('sha256').update(`link ${today}`).digest()
  await client.query(
    `insert into payment_links (customer_id, created_by, key, token_hash, order_ids, created_at, expires_at)
     select orders.customer_id, $2, encode(substr($3::bytea, 1, 16), 'hex')::uuid, $3, array[orders.id], $4, $5
     from orders
     where orders.customer_id = $1 and orders.status = 'confirmed' and orders.archived_at is null and orders.total_kopecks > orders.paid_kopecks
     order by orders.pass_date desc, orders.id limit 1`,
    [customerId('agency'), userId('agency'), hash, moment(addDays(today, -1), '12:20'), moment(addDays(today, 14), '12:20')],
  )
}
