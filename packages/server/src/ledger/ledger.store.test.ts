import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlErrors } from '../db/sql-errors.ts'
import type { Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { createWorld, type World } from '../testing/world.ts'
import type { ChargeLine } from './entries.rules.ts'
import {
  adjust,
  charge,
  chargePenalty,
  correct,
  findBalance,
  findCharged,
  lockCustomerAccount,
  receive,
  receiveTransfers,
  refund,
  reverse,
} from './ledger.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const customerId = 1
const posting = (reference: string) => ({ customerId, reference, actorId: null })
const tickets: ChargeLine = { item: 'tickets', sum: kopecks(150_000), vatPercent: null }
const radio: ChargeLine = { item: 'multicast_audio_system', sum: kopecks(100_000), vatPercent: 22 }

function locked<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(world.pool, async (tx) => {
    await lockCustomerAccount(tx, customerId)
    return work(tx)
  })
}

/** What stands under a reference, by account. */
async function standing(reference: string): Promise<Record<string, number>> {
  const { rows } = await world.pool.query<{ account: string; amount: number }>(
    `select concat_ws(' ', ledger_accounts.kind, nullif(ledger_accounts.item, '')) as account, sum(ledger_entries.amount_kopecks)::bigint as amount
     from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id join ledger_accounts on ledger_accounts.id = account_id
     where reference = $1 group by 1 having sum(ledger_entries.amount_kopecks) <> 0 order by 1`,
    [reference],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

describe('the ledger', () => {
  test('charges a customer, and books income by what was sold and its VAT apart', async () => {
    await locked((tx) => charge(tx, posting('order:1'), [tickets, radio]))
    expect(await findCharged(world.pool, customerId, 'order:1')).toBe(250_000)
    expect(await standing('order:1')).toEqual({
      customer: 250_000,
      'income tickets': -150_000,
      'income multicast_audio_system': -81_967,
      vat: -18_033,
    })
  })

  test('posts only the difference of a changed order', async () => {
    const more = { ...tickets, sum: kopecks(180_000) }
    expect(await locked((tx) => adjust(tx, posting('order:1'), [more]))).toBe(-70_000)
    expect(await standing('order:1')).toEqual({ customer: 180_000, 'income tickets': -180_000 })
    expect(await locked((tx) => adjust(tx, posting('order:1'), [more]))).toBe(0)
  })

  test('reverses what is still charged, once, and leaves the penalty', async () => {
    await locked((tx) => chargePenalty(tx, posting('order:1'), kopecks(5000)))
    expect(await locked((tx) => reverse(tx, posting('order:1')))).toBe(180_000)
    expect(await locked((tx) => reverse(tx, posting('order:1')))).toBe(0)
    expect(await standing('order:1')).toEqual({ customer: 5000, penalties: -5000 })
    expect(await findCharged(world.pool, customerId, 'order:1')).toBe(5000)
  })

  test('knows a balance only as the sum of entries', async () => {
    expect(await findBalance(world.pool, customerId)).toBe(5000)
    await locked((tx) => receive(tx, posting('payment:1'), 'bank', kopecks(20_000)))
    await locked((tx) => refund(tx, posting('payment:1'), 'clearing', kopecks(3000)))
    await locked((tx) => correct(tx, posting('correction:1'), kopecks(-500)))
    expect(await findBalance(world.pool, customerId)).toBe(5000 - 20_000 + 3000 - 500)
  })

  test('takes transfers in together, each as a transaction of its own, and none of them when one came before', async () => {
    const before = await findBalance(world.pool, customerId)
    const transfer = (id: number, amount: number) => ({ reference: `bank:${id}`, amount: kopecks(amount) })
    await locked((tx) => receiveTransfers(tx, customerId, [transfer(1, 100), transfer(2, 20)]))
    expect(await findBalance(world.pool, customerId)).toBe(before - 120)
    expect([await standing('bank:1'), await standing('bank:2')]).toEqual([
      { customer: -100, bank: 100 },
      { customer: -20, bank: 20 },
    ])
    const again = locked((tx) => receiveTransfers(tx, customerId, [transfer(3, 5), transfer(1, 100)]))
    await expect(again).rejects.toMatchObject({ code: '23505' })
    expect(await standing('bank:3')).toEqual({})
  })

  test('posts nothing for nothing', async () => {
    await locked((tx) => charge(tx, posting('order:2'), [{ ...tickets, sum: kopecks(0) }]))
    const { rows } = await world.pool.query(`select from ledger_transactions where reference = 'order:2'`)
    expect(rows).toEqual([])
  })

  test('refuses to book what has no account, whole', async () => {
    const unknown = { ...tickets, item: 'balloons' }
    await expect(locked((tx) => charge(tx, posting('order:3'), [unknown]))).rejects.toMatchObject({ code: sqlErrors.unbalanced.code })
    expect(await standing('order:3')).toEqual({})
  })

  test('makes one account for a customer although two want it at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => inTransaction(world.pool, (tx) => lockCustomerAccount(tx, 2))))
    const { rows } = await world.pool.query('select from ledger_accounts where customer_id = 2')
    expect(rows).toHaveLength(1)
  })
})
