import { unpaidPerHour } from '@anfilada/contract/payments/payment-status'
import { type ChosenOrders, type OwnOffer, paymentActions } from '@anfilada/contract/payments/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBalance } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCharges } from '../orders/verify-charges.ts'
import {
  askLater,
  asked,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  orderFacts,
  pay,
  payerOf,
  type Paying,
  type PaymentWorld,
  play,
  tasksOf,
  withOwnCustomers,
} from '../testing/payment-world.ts'
import { orderPrice } from '../testing/payment-targets.ts'
import { startSilentBank } from '../testing/silent-bank.ts'
import { type EventReader, readEvents } from '../testing/event-reader.ts'
import { addSlot, createWorld, place, type Principal, testIdentity } from '../testing/world.ts'
import { expirePayments } from './recording/expire-payments.ts'
import { recordState } from './recording/record-state.ts'
import { freeOverpaid } from './recording/free-overpaid.ts'
import { verifyPayments } from './verify-payments.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.close())

const status = async (id: number) => (await asked<Paying>(world, 'agencyOwner', 'check_payment_status', { payment_id: id })).data.result
const request = async (vouchers: string, changes: object = {}) =>
  asked<Paying>(world, 'agencyOwner', 'new_payment', { vouchers, amount: orderPrice, ...payerOf(), ...changes })

async function cancel(orderId: number): Promise<void> {
  expect((await asked(world, 'agencyOwner', 'delete_request', { request_id: orderId })).success).toBe(true)
}

describe('the payment page', () => {
  it('is offered what is due, the methods and the offer in force', async () => {
    const id = await confirmOrder(world)
    await place(world, world.slotId)
    const answer = await asked<unknown>(world, 'agencyOwner', 'prefetch_payment', { language: 'en' })
    const { result } = paymentActions.prefetch_payment.output.parse(answer.data)
    expect(result.orders.map((order) => [order.id, order.due])).toEqual([[id, orderPrice]])
    expect(result.methods.map(({ method, available }) => [method, available])).toEqual([
      ['card', true],
      ['sbp', true],
      ['wechat', false],
    ])
    expect(result.offer).toMatchObject({ version: 1, title: 'Title' })
  })

  it('finds the button to pay on an order that is due, and on no other', async () => {
    const due = await confirmOrder(world)
    const waits = await place(world, world.slotId)
    const read = async (id: number) =>
      (await asked<{ info: { allowed: string[] } }>(world, 'agencyOwner', 'get_request', { request_id: id })).data.result.info.allowed
    expect(await read(due)).toContain('pay')
    expect(await read(waits)).not.toContain('pay')
    const managers = await asked<{ info: { allowed: string[] } }>(world, 'agencyManager', 'get_request', { request_id: due })
    expect(managers.data.result.info.allowed).not.toContain('pay')
  })
})

describe('a new payment', () => {
  it('is refused for another sum than is due, which it names', async () => {
    const id = await confirmOrder(world)
    expect(await request(String(id), { amount: orderPrice - 1 })).toMatchObject({ code: 'amount_not_exact', due: orderPrice })
  })

  it.each([
    ['without agreement', { offer_accepted: false }, 'offer_not_accepted'],
    ['to another version of the offer', { offer_version: 7 }, 'offer_changed'],
    ['by a way that is off', { method: 'wechat' }, 'method_unavailable'],
    ['to an address that is too long for a receipt', { email: `${'p'.repeat(53)}@example.com` }, 'invalid_fields'],
  ])('is refused %s', async (_, changes, code) => {
    expect(await request(String(await confirmOrder(world)), changes)).toMatchObject({ success: false, code })
  })

  it('is refused for an order that is not confirmed, another’s, or nobody’s', async () => {
    expect(await request(String(await place(world, world.slotId)))).toMatchObject({ code: 'not_payable' })
    expect(await request(String(await confirmOrder(world, 'otherAgency')))).toMatchObject({ code: 'order_not_found' })
    expect(await request('1999999999')).toMatchObject({ code: 'order_not_found' })
  })

  it('names its payer to the members', async () => {
    const { payer: _, ...told } = (await request(String(await confirmOrder(world)))).data.result
    const { name, email } = payerOf()
    expect(await status(told.payment_id)).toEqual({ ...told, payer: { name, email } })
  })

  it('is refused to a customer who began sixty within an hour and paid none of them', async () => {
    const own = await withOwnCustomers(world)
    const orders = [await confirmOrder(own), await confirmOrder(own)]
    const begin = (order?: number) =>
      asked<Paying>(own, 'agencyOwner', 'new_payment', { vouchers: String(order), amount: orderPrice, ...payerOf() })
    const { payment_id: first } = (await begin(orders[0])).data.result
    await world.pool.query(
      `insert into payments (customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
         provider, test, provider_reference, expires_at)
       select customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids, provider, test,
         gen_random_uuid(), expires_at from payments, generate_series(1, $2) where id = $1`,
      [first, unpaidPerHour.members - 3],
    )
    const answers = await Promise.all([1, 2, 3, 4].map(() => begin(orders[1])))
    expect(answers.map(({ code }) => code ?? 'begun').sort()).toEqual(['begun', 'begun', 'too_many_payments', 'too_many_payments'])
    await play(world, first, 'approve')
    await askLater(world, first)
    expect(await begin(orders[1])).toMatchObject({ success: true })
  })

  it('is one attempt however often it is asked for with the same key', async () => {
    const vouchers = String(await confirmOrder(world))
    const data = { vouchers, amount: orderPrice, ...payerOf() }
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await asked<Paying>(world, 'agencyOwner', 'new_payment', data, 'one')).data.result.payment_id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await asked(world, 'agencyOwner', 'new_payment', { ...data, amount: 1 }, 'one')).toMatchObject({ code: 'key_reused' })
  })

  it('leads to the bank’s page by card and to a code by SBP', async () => {
    const ids = [await confirmOrder(world), await confirmOrder(world)]
    expect(await pay(world, [ids[0] ?? 0])).toMatchObject({ status: 'FORM_OPENED', url: expect.stringContaining('http'), qr: null })
    expect(await pay(world, [ids[1] ?? 0], 'agencyOwner', 'sbp')).toMatchObject({ url: null, qr: expect.stringContaining('http') })
  })
})

describe('a payment that the bank completes', () => {
  it('pays its orders and the customer’s account, once', async () => {
    const ids = [await confirmOrder(world, 'individual'), await confirmOrder(world, 'individual')]
    const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'individual'`)
    const customer = rows[0]?.id ?? 0
    const before = await findBalance(world.pool, customer)
    const { payment_id: id } = await pay(world, ids, 'individual')
    await play(world, id, 'duplicate')
    await askLater(world, id)
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: 2 * orderPrice, allocated: 2 * orderPrice })
    expect(await orderFacts(world, ids[0] ?? 0)).toEqual({ status: 'confirmed', paid: orderPrice })
    expect(await findBalance(world.pool, customer)).toBe(before - 2 * orderPrice)
    expect(await tasksOf(world, id)).toEqual([])
  })

  it('is known to whoever waits on the page, without any callback', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'bad_signature')
    expect(await status(id)).toMatchObject({ status: 'COMPLETE', kept: 0, url: null })
  })

  it('stands in the history of the order and of the customer', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'approve')
    await askLater(world, id)
    const order = await asked<{ history: { kind: string; changes: object }[] }>(world, 'agencyOwner', 'get_request', {
      request_id: orderId,
    })
    expect(order.data.result.history.at(-1)).toMatchObject({ kind: 'paid', changes: { paid: { from: 0, to: orderPrice } } })
    const history = await asked<object[]>(world, 'agencyAccountant', 'get_payments_history', { voucher: orderId })
    expect(history.data.result).toMatchObject([{ number: String(id), vouchers: String(orderId), method: 'card', status: 'COMPLETE' }])
  })
})

describe('a payment that fails', () => {
  it('says so in the words of the specification, and the order can be paid again', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'decline')
    expect(await status(id)).toMatchObject({ status: 'FAILED', error: 'Ошибка при совершении платежа', reason: 'declined' })
    const slow = await pay(world, [await confirmOrder(world)])
    await play(world, slow.payment_id, 'expire')
    await askLater(world, slow.payment_id)
    expect(await factsOf(world, slow.payment_id)).toMatchObject({ status: 'FAILED', failure: 'expired' })
    const again = await pay(world, [orderId])
    await play(world, again.payment_id, 'approve')
    expect(await status(again.payment_id)).toMatchObject({ status: 'COMPLETE' })
  })

  it('ends by itself when nobody pays in time; what is paid after that is money all the same', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await world.pool.query(`update payments set expires_at = now() - interval '1 minute', asked_at = now() where id = $1`, [id])
    expect(await expirePayments(world.pool)).toBe(1)
    expect(await status(id)).toMatchObject({ status: 'FAILED', reason: 'expired' })
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', failure: null, allocated: orderPrice })
  })

  it('is never said to have failed when the bank says a word that nobody knows', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'unknown_status')
    expect(await status(id)).toMatchObject({ status: 'PROCESSING' })
    expect(await tasksOf(world, id)).toEqual(['status_unknown'])
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', allocated: orderPrice })
  })

  it('is ended by the accountant who knows that no money came; money that comes all the same is booked', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'unknown_status')
    await askLater(world, id)
    const { rows } = await world.pool.query<{ id: number }>('select id from accountant_tasks where payment_id = $1', [id])
    const data = { task_id: rows[0]?.id, note: 'Банк подтвердил', no_money: true }
    expect(await office(world, 'officeAccountant', 'resolve_task', data)).toMatchObject({ data: { result: { payment_status: 'FAILED' } } })
    expect(await status(id)).toMatchObject({ status: 'FAILED', reason: 'declined' })
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', failure: null, allocated: orderPrice })
  })

  it('is said to be unavailable when the bank does not take it', async () => {
    const bank = await startSilentBank()
    const closed = await createWorld({ ...testIdentity, acquiring: bank.settings })
    const orderId = await confirmOrder({ ...closed, slotId: await addSlot(closed, { capacity: 100 }) })
    const data = { vouchers: String(orderId), amount: orderPrice, ...payerOf() }
    const answer = await asked<Paying>(closed, 'agencyOwner', 'new_payment', data)
    expect(answer.data.result).toMatchObject({ status: 'FAILED', reason: 'unavailable', url: null })
    await closed.close()
    await bank.close()
  })
})

describe('a payer who leaves an attempt before paying', () => {
  const leave = async (id: number, as: Principal = 'agencyOwner') => asked<Paying>(world, as, 'leave_payment', { payment_id: id })

  it('finds nothing to open of it any more, and pays otherwise; what its code brings all the same is booked', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId], 'agencyOwner', 'sbp')
    expect(await leave(id, 'otherAgency')).toMatchObject({ code: 'payment_not_found' })
    const left = { status: 'FAILED', reason: 'left', qr: null }
    expect([(await leave(id)).data.result, (await leave(id)).data.result]).toMatchObject([left, left])
    expect((await pay(world, [orderId])).status).toBe('FORM_OPENED')
    // While its code can still be paid, the bank is asked as often as about any other.
    await askLater(world, id)
    const { rows } = await world.pool.query(`select next_ask_at < now() + interval '5 minutes' as soon from payments where id = $1`, [id])
    expect(rows).toEqual([{ soon: true }])
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', failure: null, allocated: orderPrice })
  })

  it('is told when it is paid already, and kept while the bank works on it', async () => {
    const [paid, working] = [await pay(world, [await confirmOrder(world)]), await pay(world, [await confirmOrder(world)])]
    await play(world, paid.payment_id, 'bad_signature')
    await askLater(world, paid.payment_id)
    expect((await leave(paid.payment_id)).data.result).toMatchObject({ status: 'COMPLETE' })
    await play(world, working.payment_id, 'unknown_status')
    await askLater(world, working.payment_id)
    expect(await leave(working.payment_id)).toMatchObject({ code: 'payment_under_way' })
  })
})

describe('orders that are paid together', () => {
  const choose = async (data: object, as: Principal = 'agencyOwner') => asked<{ chosen: ChosenOrders }>(world, as, 'prefetch_payment', data)

  it('are those of a programme that one attempt can pay; the others are named with the reason', async () => {
    const [first, second, cancelled] = [await confirmOrder(world), await confirmOrder(world), await confirmOrder(world)]
    const asking = await place(world, world.slotId)
    await cancel(cancelled)
    const { rows } = await world.pool.query<{ id: number }>(
      `with made as (
         insert into programmes (customer_id, created_by, name) select customer_id, placed_by, 'Тур' from orders where id = $1 returning id
       )
       update orders set programme_id = made.id from made where orders.id = any ($2) returning orders.programme_id as id`,
      [first, [first, second, cancelled, asking]],
    )
    const programme_id = rows[0]?.id
    const { chosen } = (await choose({ programme_id })).data.result
    expect(chosen).toEqual({
      order_ids: [first, second],
      amount: 2 * orderPrice,
      left: [
        { order_id: cancelled, reason: 'cancelled' },
        { order_id: asking, reason: 'in_processing' },
      ],
    })
    const { payment_id: id } = await pay(world, chosen.order_ids)
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ allocated: 2 * orderPrice })
    expect((await choose({ programme_id })).data.result.chosen).toMatchObject({
      order_ids: [],
      amount: 0,
      left: [{ reason: 'paid' }, {}, {}, {}],
    })
    expect(await choose({ programme_id }, 'otherAgency')).toMatchObject({ code: 'programme_not_found' })
  })

  it('are those that are named, one’s own alone', async () => {
    const [own, foreign] = [await confirmOrder(world), await confirmOrder(world, 'otherAgency')]
    expect((await choose({ vouchers: `${foreign}, ${own}` })).data.result.chosen).toEqual({
      order_ids: [own],
      amount: orderPrice,
      left: [{ order_id: foreign, reason: 'unknown' }],
    })
  })
})

describe('what happens to a payment', () => {
  it('is told live to its customer and to accountants; a stranger, a guide and a dispatcher never hear of it', async () => {
    const orderId = await confirmOrder(world)
    const streams = await Promise.all(
      (['agencyOwner', 'officeAccountant', 'otherAgency', 'agencyGuide', 'dispatcher'] as const).map(async (as) => {
        const api = as === 'officeAccountant' || as === 'dispatcher' ? 'office' : 'v1'
        const stream = await readEvents(`${world.origin}/api/${api}/events/`, { authorization: world.tokens[as] })
        expect((await stream.next())?.event).toBe('ready')
        return stream
      }),
    )
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'wrong_amount')
    await askLater(world, id)
    const last = {
      otherAgency: await place(world, world.slotId, {}, 'otherAgency'),
      agencyGuide: await place(world, world.slotId, {}, 'agencyGuide'),
    }
    const hear = async (stream: EventReader | undefined, isLast: (data: unknown) => boolean) => {
      const topics: string[] = []
      for (let heard = await stream?.next(); heard; heard = await stream?.next()) {
        const { topic, payment_id } = heard.data as { topic: string; payment_id?: number }
        topics.push(heard.event === 'payment' && payment_id !== id ? 'of another payment' : topic)
        if (isLast(heard.data)) break
      }
      return topics
    }
    const [owner, accountant, stranger, guide, dispatcher] = streams
    const isOf = (order: number) => (data: unknown) => (data as { order_id?: number }).order_id === order
    const toOwner = await hear(owner, isOf(last.agencyGuide))
    expect(toOwner).toEqual(expect.arrayContaining(['payment.created', 'payment.opened', 'payment.received', 'order.paid']))
    expect(toOwner).not.toContain('task.added')
    expect(await hear(accountant, isOf(last.agencyGuide))).toEqual(expect.arrayContaining(['payment.received', 'task.added', 'order.paid']))
    // What they still hear of earlier orders of their own is no news of this payment.
    const ofMoney = (topics: string[]) => topics.filter((topic) => topic === 'order.paid' || !topic.startsWith('order.'))
    expect(ofMoney(await hear(stranger, isOf(last.otherAgency)))).toEqual([])
    expect(ofMoney(await hear(guide, isOf(last.agencyGuide)))).toEqual([])
    expect((await hear(dispatcher, isOf(last.agencyGuide))).filter((topic) => !topic.startsWith('order.'))).toEqual([])
    for (const stream of streams) stream.close()
  })
})

describe('money that does not fit', () => {
  it('pays only what came, and is told, when the bank took less', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'wrong_amount')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice - 100, allocated: orderPrice - 100 })
    expect(await tasksOf(world, id)).toEqual(['amount_differs'])
    // The payer reads what came, and that the rest is due.
    expect(await status(id)).toMatchObject({ status: 'COMPLETE', amount: orderPrice, received: orderPrice - 100, kept: 0 })
    expect(await request(String(orderId))).toMatchObject({ code: 'amount_not_exact', due: 100 })
    expect(await request(String(orderId), { amount: 100 })).toMatchObject({ success: true })
  })

  it.each([
    ['wrong_currency', 'currency_differs'],
    ['wrong_test_flag', 'test_flag_differs'],
  ])('is not booked with a %s, and a person is told', async (outcome, kind) => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, outcome)
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'PROCESSING', received: 0 })
    expect(await tasksOf(world, id)).toEqual([kind])
  })

  it('stays on the balance when the order was cancelled meanwhile; the order is not revived', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await cancel(orderId)
    await play(world, id, 'approve')
    expect(await status(id)).toMatchObject({ status: 'COMPLETE', kept: orderPrice })
    expect(await orderFacts(world, orderId)).toEqual({ status: 'cancelled', paid: 0 })
    expect(await tasksOf(world, id)).toEqual(['order_not_payable'])
  })

  it('of a second attempt for the same order is kept, and told', async () => {
    const orderId = await confirmOrder(world)
    const [first, second] = [await pay(world, [orderId]), await pay(world, [orderId], 'agencyOwner', 'sbp')]
    for (const { payment_id: id } of [first, second]) {
      await play(world, id, 'approve')
      await askLater(world, id)
    }
    expect(await orderFacts(world, orderId)).toMatchObject({ paid: orderPrice })
    expect(await factsOf(world, second.payment_id)).toMatchObject({ received: orderPrice, allocated: 0 })
    expect(await tasksOf(world, second.payment_id)).toEqual(['order_already_paid'])
  })

  it('is free again when a paid order is cancelled, less the penalty', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'approve')
    await askLater(world, id)
    await cancel(orderId)
    expect(await freeOverpaid(world.pool)).toBe(1)
    expect(await orderFacts(world, orderId)).toEqual({ status: 'cancelled', paid: 0 })
    expect(await factsOf(world, id)).toMatchObject({ received: orderPrice, allocated: 0 })
    const { rows } = await world.pool.query(`select kind, amount_kopecks as amount from accountant_tasks where order_id = $1`, [orderId])
    expect(rows).toEqual([{ kind: 'order_overpaid', amount: orderPrice }])
    expect(await freeOverpaid(world.pool)).toBe(0)
  })
})

describe('an order that becomes cheaper', () => {
  it('frees the money and tells the accountant, also when the same happens to it a second time', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'approve')
    await askLater(world, id)
    const change = (kopecks: number) =>
      world.pool.query('update orders set total_kopecks = total_kopecks + $2 where id = $1', [orderId, kopecks])
    await change(-1_000)
    await freeOverpaid(world.pool)
    await change(1_000)
    await office(world, 'officeAccountant', 'allocate_money', { payment_id: id, order_id: orderId, amount: 1_000 })
    await change(-1_000)
    await freeOverpaid(world.pool)
    await change(1_000)
    const { rows } = await world.pool.query(`select kind, amount_kopecks as amount from accountant_tasks where order_id = $1`, [orderId])
    expect(rows).toEqual([1, 2].map(() => ({ kind: 'order_overpaid', amount: 1_000 })))
  })
})

describe('two processes that hear of the same money at once', () => {
  it('book it once', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'approve')
    const provider = world.providers.byName('modulbank')
    const { rows } = await world.pool.query<{ ref: string; providerId: string }>(
      'select provider_reference as ref, provider_id as "providerId" from payments where id = $1',
      [id],
    )
    const key = { ...(rows[0] as { ref: string; providerId: string }), method: 'card' as const, transactionId: null }
    const told = await provider?.readState(key)
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => recordState(world.pool, id, told as NonNullable<typeof told>)))
    expect(await factsOf(world, id)).toMatchObject({ received: orderPrice, allocated: orderPrice })
    expect((await bankOf(world, id)).state).toBe('complete')
  })
})

describe('the books', () => {
  it('agree with themselves after all of this', async () => {
    expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyPayments(world.pool)]).toEqual([[], [], []])
  })
})

describe('the agreement with the offer', () => {
  it('is known of the login that gave it with a payment, of the version in force alone, and of no colleague', async () => {
    const own = await withOwnCustomers(world)
    const colleague = `update users set customer_id = $1 where login = $2`
    await world.pool.query(colleague, [own.customers[0], own.tokens.otherAgency])
    const agreed = async (as: Principal) =>
      (await asked<{ offer: OwnOffer | null }>(own, as, 'prefetch_payment', {})).data.result.offer?.agreed_at
    expect(await agreed('agencyOwner')).toBeNull()
    const { created_at: first } = await pay(own, [await confirmOrder(own)])
    await pay(own, [await confirmOrder(own)])
    expect([await agreed('agencyOwner'), await agreed('otherAgency')]).toEqual([first, null])
    await world.pool.query(
      `insert into legal_texts (kind, version, contents, valid_from, published_at)
       select kind, 2, contents, valid_from, now() from legal_texts where kind = 'offer' and version = 1`,
    )
    expect(await agreed('agencyOwner')).toBeNull()
    await pay(own, [await confirmOrder(own)])
    expect(await agreed('agencyOwner')).not.toBeNull()
  })
})
