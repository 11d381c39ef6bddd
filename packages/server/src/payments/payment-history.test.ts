import fc from 'fast-check'
import { defaultZone, todayIn } from '@anfilada/contract/dates'
import { canPaymentMove, type PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBalance } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCharges } from '../orders/verify-charges.ts'
import {
  gotAtBank,
  isFinalAtBank,
  type ModelPayment,
  type Outcome,
  pairsOf,
  paymentHistories,
  type PaymentStep,
  type PaymentStepOf,
  showingAllPairs,
} from '../testing/payment-histories.ts'
import {
  askLater,
  asked,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  orderFacts,
  payerOf,
  type Paying,
  type PaymentWorld,
  play,
  tasksOf,
  withOwnCustomers,
} from '../testing/payment-world.ts'
import { orderPrice } from '../testing/payment-targets.ts'
import type { Principal } from '../testing/world.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { expirePayments } from './recording/expire-payments.ts'
import { freeOverpaid } from './recording/free-overpaid.ts'
import { reconcileDay } from './reconciling/reconcile.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { verifyPayments } from './verify-payments.ts'

// Ten thousand of them, others each time: npm run proof -- payments
const proof = process.env['PAYMENT_HISTORIES']
const drawn = fc.sample(paymentHistories, { numRuns: 200, seed: 2026 })
/** The same ones each time in the tests: those of two hundred in which one step comes after another as in no other. */
const known = showingAllPairs(drawn)
const histories = Number(proof ?? known.length)
const patience = 120_000 + histories * 3_000
/** Histories lived side by side on one database: while one waits for the bank the others go on, and meet it at the same locks. */
const atOnce = 4

const owners: readonly Principal[] = ['agencyOwner', 'otherAgency']
let shared: PaymentWorld
beforeAll(async () => {
  shared = await createPaymentWorld()
})
afterAll(() => shared.close())

type ModelOrder = { id: number; customer: number; cancelled: boolean }

type OwnWorld = Awaited<ReturnType<typeof withOwnCustomers>>

/** Those that are lived just now. */
const living = new Set<Life>()

/** One history: what the bank has got is known, and at the end the books are asked. */
class Life {
  readonly orders: ModelOrder[] = []
  readonly payments: ModelPayment[] = []
  readonly #begun = new Date()
  readonly #world: OwnWorld

  private constructor(world: OwnWorld) {
    this.#world = world
    living.add(this)
  }

  static async begin(): Promise<Life> {
    return new Life(await withOwnCustomers(shared))
  }

  async take(step: PaymentStep): Promise<void> {
    switch (step.do) {
      case 'order':
        this.orders.push({ id: await confirmOrder(this.#world, owners[step.customer]), customer: step.customer, cancelled: false })
        return
      case 'pay':
        return this.#pay(step)
      case 'cancel':
      case 'cancel_by_staff':
        return this.#cancel(step)
      case 'free':
        await freeOverpaid(this.#world.pool)
        return
      case 'reconcile':
        return this.#reconcile()
      default: {
        const payment = this.payments[step.which % Math.max(1, this.payments.length)]
        if (payment) await this.#touch(step, payment)
      }
    }
  }

  async #pay(step: PaymentStepOf<'pay'>): Promise<void> {
    const wanted = [...new Set(step.orders.map((index) => this.orders[index % this.orders.length] as ModelOrder))]
    const customer = wanted[0]?.customer ?? 0
    const due = await this.#due(wanted)
    const amount = due.reduce((sum, one) => sum + one, 0)
    const data = { vouchers: wanted.map(({ id }) => id).join(','), amount: amount || 1, ...payerOf(step.method) }
    const answer = await asked<Paying>(this.#world, owners[customer] ?? 'none', 'new_payment', data)
    // Another history's night may have booked our money meanwhile: then what is due is another sum.
    if (!answer.success && String(await this.#due(wanted)) !== String(due)) return this.#pay(step)
    const mayPay = wanted.every((order) => order.customer === customer) && due.every((one) => one > 0)
    expect(answer.success).toBe(mayPay)
    if (!mayPay) return
    const id = answer.data.result.payment_id
    this.payments.push({ id, customer, orders: wanted.map((order) => order.id), amount, outcome: undefined, refunded: 0 })
  }

  async #due(orders: readonly ModelOrder[]): Promise<number[]> {
    const facts = await Promise.all(orders.map(({ id }) => orderFacts(this.#world, id)))
    return facts.map(({ status, paid }) => (status === 'confirmed' ? orderPrice - paid : 0))
  }

  async #touch(step: Extract<PaymentStep, { which: number }>, payment: ModelPayment): Promise<void> {
    switch (step.do) {
      case 'play':
        return this.#play(payment, step.outcome)
      case 'ask':
        return askLater(this.#world, payment.id)
      case 'twice':
        await Promise.all([askLater(this.#world, payment.id), askLater(this.#world, payment.id)])
        return
      case 'look':
        await asked(this.#world, owners[payment.customer] ?? 'none', 'check_payment_status', { payment_id: payment.id })
        return
      case 'expire':
        await this.#world.pool.query(`update payments set expires_at = now() - interval '1 hour' where id = $1 and expires_at > now()`, [
          payment.id,
        ])
        await expirePayments(this.#world.pool)
        return
      case 'replay':
        return this.#replay(payment)
      case 'leave':
        return this.#leave(payment)
      case 'refund':
        return this.#refund(payment, step.part)
      default:
    }
  }

  async #play(payment: ModelPayment, outcome: Outcome): Promise<void> {
    if (isFinalAtBank(payment.outcome)) return
    await play(this.#world, payment.id, outcome)
    payment.outcome = outcome
  }

  /** The last callback that came, again, whole and with another amount. */
  async #replay({ id }: ModelPayment): Promise<void> {
    const { rows } = await this.#world.pool.query<{ raw: Buffer }>(
      `select raw from payment_events where payment_id = $1 and kind = 'callback' order by id desc limit 1`,
      [id],
    )
    if (!rows[0]) return
    const altered = new URLSearchParams(rows[0].raw.toString())
    altered.set('amount', '0.01')
    for (const [payload, status] of [
      [rows[0].raw, 200],
      [Buffer.from(altered.toString()), 401],
    ] as const) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await this.#world.app.inject({ method: 'POST', url: '/hooks/modulbank/', headers, payload })).statusCode).toBe(status)
    }
  }

  /** The payer goes to pay otherwise; a bank that works on it keeps him. */
  async #leave({ id, customer }: ModelPayment): Promise<void> {
    const answer = await asked<Paying>(this.#world, owners[customer] ?? 'none', 'leave_payment', { payment_id: id })
    expect(answer.success ? answer.data.result.status : answer.code).toMatch(/^(FAILED|COMPLETE|payment_under_way)$/)
  }

  async #refund(payment: ModelPayment, part: number): Promise<void> {
    const before = await factsOf(this.#world, payment.id)
    const amount = Math.max(1, Math.floor((before.received * part) / 100))
    const data = { payment_id: payment.id, amount, reason: 'Проверка' }
    const answer = await office<{ id: number; state: string }>(this.#world, 'officeAccountant', 'refund_payment', data)
    // Another history's night may have booked our money between the look and the question.
    const { received } = answer.success ? await factsOf(this.#world, payment.id) : before
    expect(answer.success).toBe(amount <= received - before.refunded)
    if (!answer.success || answer.data.result.state !== 'waiting') return
    await sendRefund(this.#world.pool, this.#world.providers, answer.data.result.id)
    const { rows } = await this.#world.pool.query<{ state: string }>('select state from refunds where id = $1', [answer.data.result.id])
    if (rows[0]?.state === 'complete') payment.refunded += amount
  }

  async #cancel({ do: deed, which }: PaymentStepOf<'cancel' | 'cancel_by_staff'>): Promise<void> {
    const order = this.orders[which % this.orders.length]
    if (!order || order.cancelled) return
    const answer =
      deed === 'cancel'
        ? await asked(this.#world, owners[order.customer] ?? 'none', 'delete_request', { request_id: order.id })
        : await office(this.#world, 'dispatcher', 'cancel_order', { order_id: order.id, revision: 2 })
    expect(answer.success).toBe(true)
    order.cancelled = true
  }

  /** The night of what began since the oldest history that is lived: the bank's list of the whole day would grow with every one of thousands. */
  async #reconcile(): Promise<void> {
    const from = new Date(Math.min(...[...living].map((life) => life.#begun.getTime())))
    const bank = this.#world.providers.byName('modulbank') as PaymentProvider
    const day = todayIn(defaultZone)
    const lately = { ...bank, list: ({ until }: { until: Date }) => (bank.list as NonNullable<typeof bank.list>)({ from, until }) }
    expect(await reconcileDay(this.#world.pool, lately, day)).toBe(true)
  }

  /** Everybody is asked once more; then the books must say what the bank has got. */
  async judge(): Promise<void> {
    for (const { id } of this.payments) await askLater(this.#world, id)
    await freeOverpaid(this.#world.pool)
    for (const payment of this.payments) await this.#judgePayment(payment)
    for (const { id, cancelled } of this.orders) await this.#judgeOrder(id, cancelled)
    for (const [customer, id] of this.#world.customers.entries()) {
      const charged = this.orders.filter((order) => order.customer === customer && !order.cancelled).length * orderPrice
      const own = this.payments.filter((payment) => payment.customer === customer)
      const paid = own.reduce((sum, payment) => sum + gotAtBank(payment).booked - payment.refunded, 0)
      expect(await findBalance(this.#world.pool, id)).toBe(charged - paid)
    }
  }

  /** Its payments are of another day from now on, so that the nights of later histories do not compare them again. */
  async end(): Promise<void> {
    living.delete(this)
    await this.#world.pool.query(`update payments set created_at = created_at - interval '2 days' where id = any ($1)`, [
      this.payments.map(({ id }) => id),
    ])
  }

  async #judgePayment(payment: ModelPayment): Promise<void> {
    const { status, received, allocated, refunded } = await factsOf(this.#world, payment.id)
    const { booked, told } = gotAtBank(payment)
    expect([payment.id, received]).toEqual([payment.id, booked])
    expect(status === 'COMPLETE').toBe(booked > 0)
    expect(refunded).toBe(payment.refunded)
    const tasks = await tasksOf(this.#world, payment.id)
    if (told !== undefined) expect(tasks).toContain(told)
    const { rows } = await this.#world.pool.query<{ kept: number; moves: [PaymentStatus, PaymentStatus][]; receipts: number }>(
      `select coalesce((select (details ->> 'kept')::bigint from payment_events where payment_id = $1 and kind = 'received'), 0) as kept,
         (select count(*)::integer from payment_events where payment_id = $1 and kind = 'received') as receipts,
         coalesce((select jsonb_agg(jsonb_build_array(details -> 'from', details -> 'to') order by id) from payment_events
                   where payment_id = $1 and kind = 'moved' and details ? 'from'), '[]') as moves`,
      [payment.id],
    )
    const { kept = 0, moves = [], receipts } = rows[0] ?? {}
    expect(receipts).toBe(booked > 0 ? 1 : 0)
    for (const [from, to] of moves) expect([from, to, canPaymentMove(from, to)]).toEqual([from, to, true])
    if (kept > 0) expect(tasks.some((kind) => kind === 'order_not_payable' || kind === 'order_already_paid')).toBe(true)
    expect(allocated).toBeLessThanOrEqual(received - refunded)
  }

  async #judgeOrder(id: number, cancelled: boolean): Promise<void> {
    const { status, paid } = await orderFacts(this.#world, id)
    expect(status).toBe(cancelled ? 'cancelled' : 'confirmed')
    expect(paid).toBeGreaterThanOrEqual(0)
    expect(paid).toBeLessThanOrEqual(cancelled ? 0 : orderPrice)
  }
}

describe('the histories that are known', () => {
  it('have every step after every other that is in any of those drawn, which are more', () => {
    expect(new Set(known.flatMap(pairsOf))).toEqual(new Set(drawn.flatMap(pairsOf)))
    expect(new Set(known.flatMap(pairsOf)).size).toBeGreaterThan(400)
    expect(known.length).toBeLessThan(drawn.length)
  })
})

describe('any history of payments', () => {
  it(
    'books what the bank has got, once, moves nothing back, revives no order, and tells a person what does not fit',
    async () => {
      const seen = { paid: 0, odd: 0, refunded: 0 }
      await Promise.all(Array.from({ length: atOnce }, (_, lane) => liveThrough(lane, seen)))
      expect([await verifyLedger(shared.pool), await verifyCharges(shared.pool), await verifyPayments(shared.pool)]).toEqual([[], [], []])
      // Histories in which nothing is paid, nothing odd happens and nothing goes back prove nothing.
      expect(Math.min(seen.paid, seen.odd, seen.refunded)).toBeGreaterThan(0)
    },
    patience,
  )
})

/** Histories one after the other, beside those of the other lanes. */
async function liveThrough(lane: number, seen: { paid: number; odd: number; refunded: number }): Promise<void> {
  const examples = known.filter((_, index) => index % atOnce === lane).map((history): [PaymentStep[]] => [history])
  await fc.assert(
    fc.asyncProperty(paymentHistories, async (steps) => {
      const life = await Life.begin()
      try {
        for (const step of steps) await life.take(step)
        await life.judge()
      } finally {
        await life.end()
      }
      seen.paid += life.payments.filter((payment) => gotAtBank(payment).booked > 0).length
      seen.odd += life.payments.filter((payment) => gotAtBank(payment).told !== undefined).length
      seen.refunded += life.payments.filter((payment) => payment.refunded > 0).length
    }),
    { ...(proof === undefined ? { examples, numRuns: examples.length } : { numRuns: Math.ceil(histories / atOnce) }), endOnFailure: true },
  )
}
