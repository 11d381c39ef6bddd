import { kopecks } from '@anfilada/contract/kopecks'
import { refundAlone } from '@anfilada/contract/payments/money-words'
import { officePaymentActions } from '@anfilada/contract/payments/office-payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { findBalance, lockCustomerAccount } from '../../ledger/ledger.store.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { verifyCharges } from '../../orders/verify-charges.ts'
import {
  asked,
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  orderFacts,
  pay,
  payerOf,
  type PaymentWorld,
  play,
  tasksOf,
} from '../../testing/payment-world.ts'
import { orderPrice } from '../../testing/payment-targets.ts'
import { verifyPayments } from '../verify-payments.ts'
import { takeFromOrders } from './refund.rules.ts'
import { sendDueRefunds, sendRefund } from './send-refund.ts'

let world: PaymentWorld
let customer: number
let otherCustomer: number
beforeAll(async () => {
  world = await createPaymentWorld()
  customer = await idOf('agency')
  otherCustomer = await idOf('other')
})
async function idOf(name: string): Promise<number> {
  return (await world.pool.query<{ id: number }>('select id from customers where name = $1', [name])).rows[0]?.id ?? 0
}
afterAll(() => world.close())

type Refund = { id: number; state: string; decidable: boolean }
async function paid(outcome = 'approve', count = 1): Promise<{ id: number; orders: number[] }> {
  const orders: number[] = []
  for (let n = 0; n < count; n++) orders.push(await confirmOrder(world))
  const { payment_id: id } = await pay(world, orders)
  await play(world, id, outcome)
  await askLater(world, id)
  return { id, orders }
}
const ask = async (paymentId: number, amount: number, as: 'officeAccountant' | 'admin' = 'officeAccountant') =>
  office<Refund>(world, as, 'refund_payment', { payment_id: paymentId, amount, reason: 'Группа не приехала' })
const stateOf = async (id: number) =>
  (await world.pool.query<{ state: string }>('select state from refunds where id = $1', [id])).rows[0]?.state
const send = (id: number) => sendRefund(world.pool, world.providers, id)

describe('a refund', () => {
  it('gives all of a payment back: the order is due again, and the books say so', async () => {
    const { id, orders } = await paid()
    const before = await findBalance(world.pool, customer)
    const { id: refund } = (await ask(id, orderPrice)).data.result
    await send(refund)
    expect(await stateOf(refund)).toBe('complete')
    expect(await orderFacts(world, orders[0] ?? 0)).toEqual({ status: 'confirmed', paid: 0 })
    expect(await factsOf(world, id)).toEqual({
      status: 'COMPLETE',
      failure: null,
      received: orderPrice,
      allocated: 0,
      refunded: orderPrice,
    })
    expect(await findBalance(world.pool, customer)).toBe(before + orderPrice)
    expect((await bankOf(world, id)).refunds).toMatchObject([{ amount: orderPrice }])
    // The bank has no call for its receipt.
    const receipt = {
      kind: 'refund_receipt_by_hand',
      amount: orderPrice,
      refund,
      details: { contact: payerOf().email, lines: expect.stringContaining('10 × 1500,00 ₽') },
    }
    const { rows } = await world.pool.query(
      'select kind, amount_kopecks as amount, refund_id as refund, details from accountant_tasks where payment_id = $1',
      [id],
    )
    expect(rows).toEqual([receipt])
  })

  it('of a part takes the latest order first, and never more than came', async () => {
    const { id, orders } = await paid('approve', 2)
    const { id: refund } = (await ask(id, 1_000_000)).data.result
    await send(refund)
    expect([await orderFacts(world, orders[0] ?? 0), await orderFacts(world, orders[1] ?? 0)]).toMatchObject([
      { paid: orderPrice },
      { paid: orderPrice - 1_000_000 },
    ])
    expect(await ask(id, 2 * orderPrice - 1_000_000 + 1)).toMatchObject({ code: 'refund_too_big' })
  })

  it('above the limit is proposed by one employee and sent by another', async () => {
    const { id } = await paid('approve', 4)
    const { result } = (await ask(id, refundAlone + 1)).data
    expect(result).toMatchObject({ state: 'proposed', decidable: false })
    const listed = await office<unknown>(world, 'officeAccountant', 'list_refunds', { state: 'proposed' })
    const waiting = officePaymentActions.list_refunds.output.parse(listed.data).result.find((one) => one.id === result.id)
    expect(waiting?.customer).toEqual({ id: customer, name: 'agency' })
    await send(result.id)
    expect((await bankOf(world, id)).refunds).toEqual([])
    const approve = (as: 'officeAccountant' | 'admin') =>
      office<Refund>(world, as, 'approve_refund', { refund_id: result.id, approve: true })
    expect(await approve('officeAccountant')).toMatchObject({ code: 'refund_by_same_person' })
    expect(await approve('admin')).toMatchObject({ data: { result: { state: 'waiting' } } })
    expect(await approve('admin')).toMatchObject({ code: 'refund_decided' })
    await send(result.id)
    expect(await stateOf(result.id)).toBe('complete')
  })

  it('is counted with what was sent of the same payment without a second person: slices do not get around him', async () => {
    const { id } = await paid('approve', 5)
    const half = refundAlone / 2
    const stateAsked = async (amount: number) => (await ask(id, amount)).data.result
    const first = await stateAsked(half)
    const second = await stateAsked(half + 1)
    const third = await stateAsked(half)
    expect([first.state, second.state, third.state]).toEqual(['waiting', 'proposed', 'waiting'])
    for (const sent of [first, third]) await send(sent.id)
    await office(world, 'admin', 'approve_refund', { refund_id: second.id, approve: false })
    expect(await stateAsked(1)).toMatchObject({ state: 'proposed' })
  })

  it('that was declined leaves the money where it is', async () => {
    const { id } = await paid('approve', 4)
    const { result } = (await ask(id, refundAlone + 1)).data
    const answer = await office<Refund>(world, 'admin', 'approve_refund', { refund_id: result.id, approve: false })
    expect(answer.data.result.state).toBe('declined')
    expect(await factsOf(world, id)).toMatchObject({ refunded: 0, allocated: 4 * orderPrice })
  })

  it('of a part on the day of the payment waits for the next one when the bank says that it is too early', async () => {
    const { id } = await paid('refund_too_early')
    const { id: refund } = (await ask(id, 100_000)).data.result
    await send(refund)
    expect(await stateOf(refund)).toBe('waiting')
    expect(await sendDueRefunds(world.pool, world.providers)).toBe(0)
    expect(await factsOf(world, id)).toMatchObject({ refunded: 100_000 })
  })

  it('that the bank takes its time over is asked about until it is done', async () => {
    const { id } = await paid('refund_pending')
    const { id: refund } = (await ask(id, orderPrice)).data.result
    await send(refund)
    const first = await stateOf(refund)
    for (let question = 0; question < 2; question++) {
      await world.pool.query('update refunds set next_ask_at = now() where id = $1', [refund])
      await sendDueRefunds(world.pool, world.providers)
    }
    expect([first, await stateOf(refund)]).toEqual(['processing', 'complete'])
  })

  it('goes once although many processes send it', async () => {
    const { id } = await paid()
    const { id: refund } = (await ask(id, orderPrice)).data.result
    await Promise.all([1, 2, 3, 4].map(() => send(refund)))
    expect((await bankOf(world, id)).refunds).toHaveLength(1)
  })

  it('that the bank made before we died is found there, and not made again', async () => {
    const { id } = await paid()
    const { id: refund } = (await ask(id, orderPrice)).data.result
    const { rows } = await world.pool.query<{ ref: string; providerId: string; transactionId: string }>(
      'select provider_reference as ref, provider_id as "providerId", transaction_id as "transactionId" from payments where id = $1',
      [id],
    )
    const payment = { ...(rows[0] as { ref: string; providerId: string; transactionId: string }), method: 'card' as const }
    const wish = {
      payment,
      ref: 'R',
      amount: kopecks(orderPrice),
      currency: 'RUB',
      paid: kopecks(orderPrice),
      paidAt: new Date(),
      reason: '',
    }
    await world.providers.byName('modulbank')?.refund({ ...wish, knownIds: [], receipt: null })
    await world.pool.query(`update refunds set state = 'unclear', next_ask_at = now() where id = $1`, [refund])
    await send(refund)
    expect([await stateOf(refund), (await bankOf(world, id)).refunds.length]).toEqual(['complete', 1])
  })

  it('that the bank refuses gives the money back to the balance, and a person is told', async () => {
    const { id, orders } = await paid()
    const { id: refund } = (await ask(id, orderPrice)).data.result
    await world.pool.query(`update payments set provider_id = 'nobody', transaction_id = 'nobody' where id = $1`, [id])
    await send(refund)
    expect(await stateOf(refund)).toBe('failed')
    expect(await factsOf(world, id)).toMatchObject({ refunded: 0, allocated: 0, received: orderPrice })
    expect(await tasksOf(world, id)).toEqual(['refund_failed'])
    expect(await orderFacts(world, orders[0] ?? 0)).toMatchObject({ paid: 0 })
  })
})

describe('money that pays nothing', () => {
  it('goes to an order of the same customer, no more than is kept and due', async () => {
    const orderId = await confirmOrder(world)
    const [first, second] = [await pay(world, [orderId]), await pay(world, [orderId])]
    for (const { payment_id: id } of [first, second]) {
      await play(world, id, 'approve')
      await askLater(world, id)
    }
    const target = await confirmOrder(world)
    const answer = await office<unknown>(world, 'officeAccountant', 'list_unallocated', {})
    const { result, total } = officePaymentActions.list_unallocated.output.parse(answer.data)
    const found = result.find(({ payment_id: id }) => id === second.payment_id)
    expect(found).toMatchObject({ kept: orderPrice })
    expect(found?.due_orders.map(({ order_id: id }) => id)).toContain(target)
    expect(total).toBeGreaterThanOrEqual(orderPrice)
    const allocate = (order: number, amount: number) =>
      office(world, 'officeAccountant', 'allocate_money', { payment_id: second.payment_id, order_id: order, amount })
    expect(await allocate(target, orderPrice + 1)).toMatchObject({ code: 'money_not_enough' })
    expect(await allocate(orderId, 1)).toMatchObject({ code: 'money_not_enough' })
    expect(await allocate(await confirmOrder(world, 'otherAgency'), 1)).toMatchObject({ code: 'order_not_found' })
    expect(await allocate(target, orderPrice)).toMatchObject({ data: { result: { kept: 0, due: 0 } } })
    expect(await orderFacts(world, target)).toMatchObject({ paid: orderPrice })
  })
})

describe('money on the balance', () => {
  const use = (vouchers: string, amount: number) => asked<object>(world, 'otherAgency', 'use_balance', { vouchers, amount })
  const seen = async () => (await asked<{ kept: number }>(world, 'otherAgency', 'prefetch_payment', {})).data.result.kept
  /** An order that is paid twice leaves its price on the balance. */
  async function payTwice(): Promise<number> {
    const id = await confirmOrder(world, 'otherAgency')
    for (const attempt of [await pay(world, [id], 'otherAgency'), await pay(world, [id], 'otherAgency')]) {
      await play(world, attempt.payment_id, 'approve')
      await askLater(world, attempt.payment_id)
    }
    expect(await seen()).toBe(orderPrice)
    return id
  }

  it('pays orders of its customer when a member uses it, no more than lies there, and nobody else’s', async () => {
    const paidOne = await payTwice()
    const [first, second] = [await confirmOrder(world, 'otherAgency'), await confirmOrder(world, 'otherAgency')]
    expect(await use(`${first}, ${second}`, orderPrice * 2)).toMatchObject({ code: 'amount_not_exact', due: orderPrice })
    expect(await use(String(await confirmOrder(world)), orderPrice)).toMatchObject({ code: 'order_not_found' })
    expect(await use(`${first}, ${paidOne}`, orderPrice)).toMatchObject({ code: 'not_payable' })
    expect(await seen()).toBe(orderPrice)
    expect((await use(`${first}, ${second}`, orderPrice)).data.result).toEqual({
      used: orderPrice,
      kept: 0,
      orders: [
        { order_id: first, due: 0 },
        { order_id: second, due: orderPrice },
      ],
      fees: [],
    })
    expect([await orderFacts(world, first), await orderFacts(world, second)]).toMatchObject([{ paid: orderPrice }, { paid: 0 }])
    expect(await use(String(second), 1)).toMatchObject({ code: 'amount_not_exact', due: 0 })
  })

  it('is used once by two members at the same moment', async () => {
    await payTwice()
    const orders = [await confirmOrder(world, 'otherAgency'), await confirmOrder(world, 'otherAgency')]
    const asking: ReturnType<typeof use>[] = []
    await inTransaction(world.pool, async (tx) => {
      await lockCustomerAccount(tx, otherCustomer)
      for (const order of orders) {
        asking.push(use(String(order), orderPrice))
        await expect.poll(waitingForLocks).toBe(asking.length)
      }
    })
    const answers = await Promise.all(asking)
    expect(answers.map(({ code }) => code ?? 'used').toSorted()).toEqual(['amount_not_exact', 'used'])
    expect(await seen()).toBe(0)
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

describe('the office', () => {
  it('finds payments by every filter, and reads one whole', async () => {
    const { id, orders } = await paid()
    const list = async (filter: object) => {
      const answer = await office<unknown>(world, 'officeAccountant', 'list_payments', filter)
      return officePaymentActions.list_payments.output.parse(answer.data).result.map((payment) => payment.id)
    }
    const bank = await bankOf(world, id)
    for (const filter of [
      { voucher: orders[0] },
      { number: String(id) },
      { number: bank.reference },
      { status: 'COMPLETE', method: 'card', customer_id: customer, amount: orderPrice, limit: 200 },
      { period_lower: '2020-01-01', limit: 200 },
    ]) {
      expect(await list(filter)).toContain(id)
    }
    expect(await list({ period_upper: '2020-01-01' })).toEqual([])
    const card = await office<unknown>(world, 'officeAccountant', 'office_payment', { payment_id: id })
    const { result } = officePaymentActions.office_payment.output.parse(card.data)
    expect(result).toMatchObject({
      offer_version: 1,
      orders: [{ order_id: orders[0], allocated: orderPrice, due: 0, status: 'confirmed' }],
    })
    expect(result.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['created', 'opened', 'moved', 'received']))
    expect(JSON.stringify(result)).not.toMatch(/2200\d{6,}/)
  })

  it('sees how the providers do', async () => {
    const answer = await office<unknown>(world, 'officeAccountant', 'provider_health', {})
    const { result } = officePaymentActions.provider_health.output.parse(answer.data)
    expect(result).toMatchObject([
      { provider: 'modulbank', on: true, test: true, methods: ['card', 'sbp'] },
      { provider: 'wechat', on: false },
    ])
    expect(result[0]?.asked).toBeGreaterThan(0)
  })

  it('resolves a task once, with a note', async () => {
    const list = async () =>
      (await office<{ id: number; note: string }[]>(world, 'officeAccountant', 'list_tasks', {})) as unknown as {
        data: { result: { id: number }[]; open: number }
      }
    const { result, open } = (await list()).data
    const data = { task_id: result[0]?.id, note: 'Вернули вручную' }
    expect(await office(world, 'admin', 'resolve_task', data)).toMatchObject({
      data: { result: { resolved_by: 'admin', note: data.note } },
    })
    expect(await office(world, 'admin', 'resolve_task', data)).toMatchObject({ code: 'task_resolved' })
    expect((await list()).data.open).toBe(open - 1)
  })

  it('keeps books that agree with themselves after all of this', async () => {
    expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyPayments(world.pool)]).toEqual([[], [], []])
  })
})

describe('from which orders a refund takes', () => {
  it('is what they do not need first, then the latest', () => {
    const shares = [
      { orderId: 1, amount: 100, excess: 30 },
      { orderId: 2, amount: 100, excess: 0 },
    ]
    expect(takeFromOrders(30, shares)).toEqual([{ orderId: 1, part: 30 }])
    expect(takeFromOrders(50, shares)).toEqual([
      { orderId: 1, part: 30 },
      { orderId: 2, part: 20 },
    ])
    expect(takeFromOrders(200, shares).reduce((sum, { part }) => sum + part, 0)).toBe(200)
    expect(takeFromOrders(0, shares)).toEqual([])
  })
})
