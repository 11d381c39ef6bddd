import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBalance } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { moneyHistories, MoneyModel, type ModelOrder, type Step, type StepOf } from '../testing/money-histories.ts'
import {
  addPriceList,
  addSlot,
  ask,
  createWorld,
  instantObjectId,
  objectId,
  place,
  type Principal,
  ticketsFor,
  type World,
} from '../testing/world.ts'
import { verifyCharges } from './verify-charges.ts'

// A thousand of them: npm run proof -- ledger
const histories = Number(process.env['MONEY_HISTORIES'] ?? 15)
const patience = 60_000 + histories * 2_000

const owners: readonly Principal[] = ['agencyOwner', 'otherAgency']
const objects = [objectId, instantObjectId] as const
let world: World
let customers: number[]
let slots: number[]

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name in ('agency', 'other') order by name`)
  customers = rows.map(({ id }) => id)
  slots = []
  for (const object of objects) slots.push(await addSlot(world, { capacity: 10_000_000, object }))
})
afterAll(() => world.close())

async function office(as: Principal, action: string, data: object) {
  const answer = await ask(world, { as, api: 'office', action, data })
  return answer.json<{ success: boolean; code?: string; data: { result: { id: number } } }>()
}

/** One history: the model says what must come of each step, and the books are asked at the end. */
class Life {
  readonly model = new MoneyModel()
  readonly #kept = new Map<number, unknown>()
  readonly #before: number[]
  readonly #limits: (number | null)[] = [null, null]

  private constructor(before: number[]) {
    this.#before = before
  }

  static async begin(): Promise<Life> {
    await world.pool.query('delete from customer_terms')
    await world.pool.query('update museum_objects set penalty_kopecks = 0, free_change_hours = 24')
    await world.pool.query(`update customers set credit_limit_kopecks = null, settlement = 'invoice'`)
    return new Life([await findBalance(world.pool, customers[0] ?? 0), await findBalance(world.pool, customers[1] ?? 0)])
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'place':
        return this.#place(step)
      case 'object_terms':
        return this.#setObjectTerms(step)
      case 'agree':
        return this.#agree(step)
      case 'publish':
        return this.#publish(step)
      case 'correct':
        return this.#correct(step)
      case 'limit':
        return this.#limit(step)
      default: {
        const order = this.model.pick(step.which)
        if (order) await (step.do === 'cancel' ? this.#cancel(order) : this.#decide(order, step.do))
      }
    }
  }

  async #place({ customer, adults, children, instant }: StepOf<'place'>): Promise<void> {
    const tickets = [
      { category: 'common', quantity: adults },
      { category: 'child', quantity: children },
    ]
    const data = ticketsFor(slots[instant ? 1 : 0] ?? 0, { system_id: objects[instant ? 1 : 0], tickets })
    const id = await place(world, slots[instant ? 1 : 0] ?? 0, data, owners[customer])
    const written = await this.#read(id)
    const order: ModelOrder = { id, customer, persons: adults + children, total: written.total, status: 'in_processing', penalty: 0 }
    if (instant) this.#expectRoom(order, written.status === 'confirmed')
    if (instant && written.status === 'confirmed') this.model.confirm(order)
    this.model.orders.push(order)
    expect(written.status).toBe(order.status)
    this.#kept.set(id, written.price)
  }

  async #decide(order: ModelOrder, deed: 'confirm' | 'reject' | 'wait' | 'cancel_by_staff'): Promise<void> {
    const data = { order_id: order.id, revision: (await this.#read(order.id)).revision }
    const open = order.status === 'in_processing' || order.status === 'waiting_list'
    if (deed === 'confirm') {
      const answer = await office('dispatcher', 'confirm_order', { ...data, time: '10:00', entrance: 'Подъезд 3' })
      if (open) this.#expectRoom(order, answer.success)
      expect(answer.success && !open).toBe(false)
      if (answer.success) this.model.confirm(order)
      return
    }
    const [action, status, more] = {
      reject: ['reject_order', 'rejected', { reason: 'closed' }],
      wait: ['wait_order', 'waiting_list', {}],
      cancel_by_staff: ['cancel_order', 'cancelled', {}],
    }[deed] as [string, ModelOrder['status'], object]
    if ((await office('dispatcher', action, { ...data, ...more })).success) order.status = status
  }

  async #cancel(order: ModelOrder): Promise<void> {
    const penalty = this.model.costOf(order)
    const data = { request_id: order.id, penalty }
    const closed = order.status === 'cancelled' || order.status === 'rejected'
    const answer = (await ask(world, { as: owners[order.customer] ?? 'none', action: 'delete_request', data })).json<{ success: boolean }>()
    expect(answer.success).toBe(!closed)
    if (!closed) Object.assign(order, { status: 'cancelled', penalty })
  }

  async #setObjectTerms({ hours, each }: StepOf<'object_terms'>): Promise<void> {
    for (const museum_object_id of objects) {
      const data = { museum_object_id, cut_off_minutes: 120, free_change_hours: hours, penalty: each }
      expect((await office('admin', 'set_object_terms', data)).success).toBe(true)
    }
    this.model.object = { hours, each }
  }

  async #agree({ customer, forAll, hours, each }: StepOf<'agree'>): Promise<void> {
    for (const museum_object_id of forAll ? [null] : objects) {
      const terms = { cut_off_minutes: null, free_change_hours: hours, penalty: each }
      const data = { customer_id: customers[customer], museum_object_id, ...terms }
      expect((await office('officeAccountant', 'set_customer_terms_by_object', data)).success).toBe(true)
    }
    Object.assign(this.model.agreed[customer] ?? {}, { [forAll ? 'forAll' : 'own']: { hours, each } })
  }

  async #publish({ own, amount }: StepOf<'publish'>): Promise<void> {
    const table = {
      'ticket:common': { amount, tiers: [{ from: 8, amount: Math.floor(amount / 2) }] },
      'ticket:child': { amount: 100, vat: 'standard' },
    }
    await addPriceList(world.pool, 'ig', { [objectId]: table, [instantObjectId]: table }, own === null ? undefined : customers[own])
  }

  async #correct({ customer, amount, post }: StepOf<'correct'>): Promise<void> {
    const proposed = await office('officeAccountant', 'propose_correction', {
      customer_id: customers[customer],
      amount,
      reason: 'Проверка',
    })
    const decided = await office('admin', 'decide_correction', { correction_id: proposed.data.result.id, post })
    expect(decided.success).toBe(true)
    if (post) this.model.corrected[customer as 0 | 1] += amount
  }

  async #limit({ customer, room }: StepOf<'limit'>): Promise<void> {
    const limit = room === null ? null : Math.max(0, this.#balanceOf(customer) + room)
    await world.pool.query('update customers set credit_limit_kopecks = $2 where id = $1', [customers[customer], limit])
    this.#limits[customer] = limit
  }

  #balanceOf(customer: number): number {
    return (this.#before[customer] ?? 0) + this.model.owed(customer)
  }

  /** An order is confirmed as long as its customer stays within the limit, and no further. */
  #expectRoom(order: ModelOrder, passed: boolean): void {
    const limit = this.#limits[order.customer] ?? null
    expect(passed).toBe(limit === null || order.total === 0 || this.#balanceOf(order.customer) + order.total <= limit)
  }

  async #read(id: number) {
    const { rows } = await world.pool.query<{ total: number; status: ModelOrder['status']; revision: number; price: unknown }>(
      `select total_kopecks as total, status, revision, jsonb_build_array(lines, total_kopecks, price_version_id) as price from orders where id = $1`,
      [id],
    )
    return rows[0] as NonNullable<(typeof rows)[0]>
  }

  /** The books say what the model says, and no order's price has moved. */
  async judge(): Promise<void> {
    for (const [customer, id] of customers.entries()) expect(await findBalance(world.pool, id)).toBe(this.#balanceOf(customer))
    const references = this.model.orders.map(({ id }) => `order:${id}`)
    const { rows } = await world.pool.query<{ charged: number; whole: number }>(
      `select coalesce(sum(amount_kopecks) filter (where ledger_accounts.kind = 'customer'), 0)::bigint as charged, coalesce(sum(amount_kopecks), 0)::bigint as whole
       from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id join ledger_accounts on ledger_accounts.id = account_id
       where reference = any ($1)`,
      [references],
    )
    const live = this.model.orders.reduce((sum, { status, total }) => sum + (status === 'confirmed' ? total : 0), 0)
    const penalties = this.model.orders.reduce((sum, { penalty }) => sum + penalty, 0)
    expect(rows[0]).toEqual({ charged: live + penalties, whole: 0 })
    for (const [id, price] of this.#kept) expect((await this.#read(id)).price).toEqual(price)
  }
}

describe('any history of orders, lists, terms and corrections', () => {
  it(
    'leaves charges less reversals equal to live orders and penalties, a ledger of zero, and old prices where they were',
    async () => {
      let [charged, fined] = [0, 0]
      await fc.assert(
        fc.asyncProperty(moneyHistories, async (steps) => {
          const life = await Life.begin()
          for (const step of steps) await life.take(step)
          await life.judge()
          charged += life.model.orders.filter(({ status }) => status === 'confirmed').length
          fined += life.model.orders.filter(({ penalty }) => penalty > 0).length
        }),
        { numRuns: histories, ...(histories < 100 && { seed: 2026 }), endOnFailure: true },
      )
      expect([await verifyLedger(world.pool), await verifyCharges(world.pool)]).toEqual([[], []])
      // Histories in which nothing is charged and nothing fined prove nothing.
      expect(Math.min(charged, fined)).toBeGreaterThan(0)
    },
    patience,
  )
})
