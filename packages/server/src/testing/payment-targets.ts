import { randomUUID } from 'node:crypto'
import { tokenHash } from '../secrets.ts'
import { ask, place, type Principal, type World } from './world.ts'

type Holder = Exclude<Principal, 'none'>

/** What the last made rows go with, for operations that name two of them. */
export const latestPayment = { orderId: 0, token: '' }

/** What 10 adults and 2 children cost in the small world. */
export const orderPrice = 1_500_000

/** A confirmed order of which nothing is paid. */
export async function makePayableOrder(world: World, slotId: number, holder: Holder): Promise<number> {
  return confirmed(world, await place(world, slotId, {}, holder))
}

/** The number of an order that staff have confirmed. */
export async function confirmed(world: World, id: number): Promise<number> {
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
  return id
}

/** A payment whose money came and pays nothing yet, beside an order that it could pay. */
export async function makePayment(world: World, slotId: number, holder: Holder): Promise<number> {
  latestPayment.orderId = await makePayableOrder(world, slotId, holder)
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into payments (customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
       provider, test, provider_reference, status, expires_at, finished_at, received_kopecks, received_at)
     select users.customer_id, users.id, 'Плательщик', 'payer@example.com', 'ru', 1, 'card', $3, array[$2::integer], 'modulbank', true,
       $4, 'COMPLETE', now() + interval '30 minutes', now(), $3, now()
     from users where users.id = $1 returning id`,
    [world.users[holder], latestPayment.orderId, orderPrice, randomUUID()],
  )
  return (rows[0] as { id: number }).id
}

/** An order that what lies on its customer's balance pays as a whole. */
export async function makeOrderWithBalance(world: World, slotId: number, holder: Holder): Promise<number> {
  await makePayment(world, slotId, holder)
  return latestPayment.orderId
}

/** A live link, whose token `latestPayment` knows. */
export async function makePaymentLink(world: World, slotId: number, holder: Holder): Promise<number> {
  const orderId = await makePayableOrder(world, slotId, holder)
  latestPayment.token = randomUUID().replaceAll('-', '').padEnd(43, '_')
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into payment_links (customer_id, created_by, key, token_hash, order_ids, expires_at)
     select users.customer_id, users.id, gen_random_uuid(), $2, array[$3::integer], now() + interval '1 day'
     from users where users.id = $1 returning id`,
    [world.users[holder], tokenHash(latestPayment.token), orderId],
  )
  return (rows[0] as { id: number }).id
}

/** Proposed by somebody who is asked about nothing else, so that everybody who may decide is another one. */
export async function makeRefund(world: World, slotId: number): Promise<number> {
  const paymentId = await makePayment(world, slotId, 'agencyOwner')
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into refunds (payment_id, customer_id, amount_kopecks, reason, state, requested_by, provider_reference)
     select payments.id, payments.customer_id, 100, 'test', 'proposed', $2, $3 from payments where payments.id = $1 returning id`,
    [paymentId, world.users.unenrolled, randomUUID()],
  )
  return (rows[0] as { id: number }).id
}

export async function makeTask(world: World, slotId: number): Promise<number> {
  const paymentId = await makePayment(world, slotId, 'agencyOwner')
  const line = { name: 'Билет', quantity: 1, price: 100, vatPercent: null, inAdvance: false }
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into accountant_tasks (key, kind, payment_id, receipt) values ($1, 'receipts_by_hand', $2, $3) returning id`,
    [randomUUID(), paymentId, JSON.stringify({ why: 'settlement', offset: 100, lines: [line] })],
  )
  return (rows[0] as { id: number }).id
}
