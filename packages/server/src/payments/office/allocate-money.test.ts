import { abilityOf } from '@anfilada/contract/abilities'
import { officePaymentActions, type OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { withdrawProlongation } from '../../licenses/take-back-prolongation.ts'
import type { Outcome } from '../../outcome.ts'
import { barrier } from '../../testing/barrier.ts'
import { chargeFee, declineFee, fee, freeOf, keepMoney, moneySums } from '../../testing/fees.ts'
import { addLicense, addProlongationGroup } from '../../testing/licenses.ts'
import { asked, confirmOrder, createPaymentWorld, office, type PaymentWorld, tasksOf } from '../../testing/payment-world.ts'
import { useBalance } from '../balance/use-balance.ts'
import { sumKept } from '../payments.reads.ts'
import { freeOverpaid } from '../recording/free-overpaid.ts'
import { settleReceipts } from '../receipts/settle-receipts.ts'
import { verifyPayments } from '../verify-payments.ts'
import { allocateMoney } from './allocate-money.ts'

let world: PaymentWorld
let agency: number
beforeAll(async () => {
  world = await createPaymentWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterEach(async () => {
  await moneySums(world)
  expect([await verifyLedger(world.pool), await verifyPayments(world.pool)]).toEqual([[], []])
})
afterAll(() => world.close())

const allocate = (paymentId: number, to: object) =>
  office<object>(world, 'officeAccountant', 'allocate_money', { payment_id: paymentId, amount: fee, ...to })
async function offered(paymentId: number) {
  const { data } = await office<unknown>(world, 'officeAccountant', 'list_unallocated', {})
  return officePaymentActions.list_unallocated.output.parse(data).result.find(({ payment_id: id }) => id === paymentId)
}
async function paidOf(requestId: number): Promise<number> {
  const { rows } = await world.pool.query<{ paid: number }>(
    `select coalesce(sum(amount_kopecks), 0)::integer as paid from ledger_allocations where reference = 'prolongation:' || $1::integer`,
    [requestId],
  )
  return rows[0]?.paid ?? 0
}

/** A fee of another customer. */
async function ofAnother(): Promise<number> {
  const license = await addLicense(world, { login: 'otherAgency', number: 'ДР-1' })
  const data = { license_id: [license], prolongation_group: await addProlongationGroup(world, { fee }) }
  const answer = await asked<{ request_id: number }[]>(world, 'otherAgency', 'prolongate_license', data)
  return answer.data.result[0]?.request_id ?? 0
}

describe('staff let free money pay a fee', () => {
  test('that is named by its license, museum and day of the group, the earliest first, beside orders', async () => {
    const payment = await keepMoney(world)
    const [later, sooner] = [
      await chargeFee(world, null, { held_on: '2099-03-01' }),
      await chargeFee(world, null, { held_on: '2099-02-01' }),
    ]
    const order = await confirmOrder(world)
    const { due_fees: fees = [], due_orders: orders = [] } = (await offered(payment)) ?? {}
    const [first, second] = fees.filter(({ held_on: day }) => day.startsWith('2099'))
    expect([first, second]).toEqual([
      { request_id: sooner.id, number: sooner.number, museum: 'Дворец', held_on: '2099-02-01', due: fee },
      { request_id: later.id, number: later.number, museum: 'Дворец', held_on: '2099-03-01', due: fee },
    ])
    expect(orders.map(({ order_id: id }) => id)).toContain(order)
    expect(await allocate(payment, { request_id: sooner.id, amount: fee - 100 })).toMatchObject({
      data: { result: { kept: 100, due: 100 } },
    })
    const { data } = await allocate(payment, { request_id: sooner.id, amount: 100 })
    expect(data.result).toEqual({ payment_id: payment, request_id: sooner.id, kept: 0, due: 0 })
    expect([await freeOf(world, payment), await paidOf(sooner.id), await offered(payment)]).toEqual([0, fee, undefined])
    const card = await office<OfficePaymentCard>(world, 'officeAccountant', 'office_payment', { payment_id: payment })
    const { fees: named, fee_allocations: moves } = officePaymentActions.office_payment.output.parse(card.data).result
    const own = { request_id: sooner.id, number: sooner.number }
    expect(named).toContainEqual({ ...own, asked: 0, allocated: fee, due: 0 })
    expect(moves.slice(-2)).toMatchObject([
      { ...own, amount: fee - 100, by: 'officeAccountant' },
      { ...own, amount: 100, by: 'officeAccountant' },
    ])
    // The fee for which it was paid was taken back.
    expect(named).toContainEqual(expect.objectContaining({ asked: fee, allocated: 0, due: 0 }))
    const { rows } = await world.pool.query(
      `select actor_name as actor, details from audit_log where action = 'payment.allocated' and subject_id = $1 order by id desc limit 1`,
      [String(payment)],
    )
    expect(rows).toEqual([{ actor: 'officeAccountant', details: { prolongation: sooner.id, amount: 100 } }])
  })

  test('whose advance is carried, and set off once the license is prolonged', async () => {
    const payment = await keepMoney(world)
    const { id } = await chargeFee(world)
    await allocate(payment, { request_id: id })
    expect(await tasksOf(world, payment)).toEqual(['fee_freed'])
    const receipts = async () => {
      const card = await office<OfficePaymentCard>(world, 'officeAccountant', 'office_payment', { payment_id: payment })
      const { fee_receipts: printed } = officePaymentActions.office_payment.output.parse(card.data).result
      return printed.map(({ request_id: request, kind, state, amount }) => [request === id, kind, state, amount])
    }
    // The first is the fee that the payment was begun for.
    expect(await receipts()).toEqual([
      [false, 'prepayment', 'sent', fee],
      [true, 'prepayment', 'carried', fee],
    ])
    await office(world, 'dispatcher', 'enter_prolongation', { request_id: id, expiration_date: '2100-01-01' })
    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 1 })
    expect((await receipts())[1]).toEqual([true, 'prepayment', 'settled', fee])
  })

  test('no more than is kept or due, of the same customer, of what is due, and an order or a fee, not both', async () => {
    const payment = await keepMoney(world)
    const [{ id }, gone] = [await chargeFee(world), await chargeFee(world)]
    await declineFee(world, gone.id)
    const order = await confirmOrder(world)
    expect(await allocate(payment, { request_id: id, amount: fee + 1 })).toMatchObject({ code: 'money_not_enough' })
    expect(await allocate(payment, { request_id: gone.id, amount: 1 })).toMatchObject({ code: 'money_not_enough' })
    expect(await allocate(payment, { request_id: 2_000_000_000 })).toMatchObject({ code: 'prolongation_not_found' })
    expect(await allocate(payment, { request_id: id, order_id: order })).toMatchObject({ code: 'invalid_fields' })
    expect(await allocate(payment, {})).toMatchObject({ code: 'invalid_fields' })
    expect(await allocate(payment, { request_id: await ofAnother() })).toMatchObject({ code: 'prolongation_not_found' })
    expect([await freeOf(world, payment), await paidOf(id)]).toEqual([fee, 0])
  })
})

const origin = { address: '192.0.2.1', device: 'test' }
const may = (role: 'owner' | 'office_accountant'): Caller['can'] => {
  return (verb, what) => abilityOf([role]).some(({ action, subject }) => action === verb && subject === what)
}
const staff = (): Caller => {
  const known = { userId: world.users.officeAccountant, name: 'officeAccountant', sessionId: 1, apiKeyId: null }
  return { ...known, roles: ['office_accountant'], can: may('office_accountant'), customerId: null, onBehalf: false }
}
const owner = (): Caller => {
  const known = { userId: world.users.agencyOwner, name: 'agencyOwner', sessionId: 1, apiKeyId: null }
  return { ...known, roles: ['owner'], can: may('owner'), customerId: agency, onBehalf: false }
}
type Act = (pool: Pool) => Promise<Outcome<unknown>>
const allocating =
  (paymentId: number, requestId: number): Act =>
  (pool) =>
    inTransaction(pool, (tx) => allocateMoney(tx, { caller: staff(), origin }, { paymentId, requestId, amount: fee }))
const withdrawing =
  (requestId: number): Act =>
  (pool) =>
    inTransaction(pool, (tx) => withdrawProlongation(tx, { caller: owner(), origin }, requestId))
const paying =
  (requestId: number): Act =>
  (pool) =>
    inTransaction(pool, (tx) => {
      const wish = { customerId: agency, userId: world.users.agencyOwner, orderIds: [], feeIds: [requestId], amount: fee }
      return useBalance(tx, wish)
    })
const toldBy = async (pool: Pool, ...acts: Act[]): Promise<string[]> => {
  const outcomes = await Promise.all(acts.map((act) => act(pool)))
  return outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.refusal))
}

/** The same pool whose transactions take the customer's account without locking it: what the acts are without their one protection. */
function unlocked(pool: Pool): Pool {
  const connect = async () => {
    const client = await pool.connect()
    const query = async (statement: unknown, ...rest: []) => {
      if ((statement as { name?: string }).name === 'ledger_account_lock') return { rows: [], rowCount: 0 }
      return (client.query as (...all: unknown[]) => Promise<unknown>)(statement, ...rest)
    }
    return Object.assign(Object.create(client) as typeof client, { query, release: client.release.bind(client) })
  }
  return { ...pool, query: pool.query.bind(pool), end: pool.end.bind(pool), connect }
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

describe('at the same moment', () => {
  const gate = 'ledger_account_lock'

  /** All that pays nothing: the customer pays from what came first, staff from the payment that they name. */
  const kept = () => sumKept(world.pool, agency)

  test('as the customer pays the fee himself, one of the two pays it', async () => {
    await keepMoney(world)
    const payment = await keepMoney(world)
    const { id } = await chargeFee(world, null)
    const before = await kept()
    const told = await toldBy(barrier(world.pool, gate, 2), allocating(payment, id), paying(id))
    expect([
      ['done', 'not_payable'],
      ['money_not_enough', 'done'],
    ]).toContainEqual(told)
    expect([await paidOf(id), await kept()]).toEqual([fee, before - fee])
  })

  test('without the lock both pay it (the control)', async () => {
    await keepMoney(world)
    const payment = await keepMoney(world)
    const { id } = await chargeFee(world, null)
    const before = await kept()
    const pool = barrier(unlocked(world.pool), ['payment_lock', 'payments_kept_lock'], 2)
    expect(await toldBy(pool, allocating(payment, id), paying(id))).toEqual(['done', 'done'])
    expect([await paidOf(id), await kept()]).toEqual([2 * fee, before - 2 * fee])
    await declineFee(world, id)
    await freeOverpaid(world.pool)
    expect(await kept()).toBe(before)
  })

  test('as the customer withdraws, the fee takes nothing, or what it took is his again', async () => {
    const payment = await keepMoney(world)
    const { id } = await chargeFee(world, null)
    const [given, withdrawn] = await toldBy(barrier(world.pool, gate, 2), allocating(payment, id), withdrawing(id))
    expect(withdrawn).toBe('done')
    expect(['done', 'money_not_enough']).toContain(given)
    expect(await paidOf(id)).toBe(given === 'done' ? fee : 0)
    expect(await freeOverpaid(world.pool)).toBe(given === 'done' ? 1 : 0)
    expect([await freeOf(world, payment), await paidOf(id)]).toEqual([fee, 0])
  })

  /** Staff come while the customer has withdrawn and not committed yet, which he does once they wait. */
  async function afterWithdrawal(pool: Pool): Promise<string[]> {
    const payment = await keepMoney(world)
    const { id } = await chargeFee(world, null)
    let given: Promise<string[]> = Promise.resolve([])
    await inTransaction(world.pool, async (tx) => {
      expect(await withdrawProlongation(tx, { caller: owner(), origin }, id)).toMatchObject({ ok: true })
      given = toldBy(pool, allocating(payment, id))
      await expect.poll(waitingForLocks).toBe(1)
    })
    return given
  }

  test('as a withdrawal that came first, staff wait for it and are refused', async () => {
    expect(await afterWithdrawal(world.pool)).toEqual(['money_not_enough'])
  })

  test('without the lock they are told that a withdrawn fee is paid (the control)', async () => {
    expect(await afterWithdrawal(unlocked(world.pool))).toEqual(['done'])
    expect(await freeOverpaid(world.pool)).toBe(1)
  })
})
