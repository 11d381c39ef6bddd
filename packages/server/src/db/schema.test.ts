import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlErrors } from './sql-errors.ts'
import { addSlot, ask, createWorld, place, type World } from '../testing/world.ts'
import { inTransaction, sqlState } from './transaction.ts'

let world: World
let slotId: number
let orderId: number

beforeAll(async () => {
  world = await createWorld()
  slotId = await addSlot(world, { capacity: 100 })
  orderId = await place(world, slotId)
  const data = { order_id: orderId, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
})
afterAll(() => world.close())

async function refusal(statement: string): Promise<string | undefined> {
  return sqlState(await inTransaction(world.pool, (tx) => tx.query(statement)).catch((error: unknown) => error))
}

describe('a table that is append only', () => {
  it.each(['order_events', 'ledger_transactions', 'ledger_entries'])('%s refuses to be rewritten or emptied', async (table) => {
    const { rows } = await world.pool.query<{ count: number }>(`select count(*) from ${table}`)
    expect(rows[0]?.count).toBeGreaterThan(0)
    expect(await refusal(`delete from ${table}`)).toBe(sqlErrors.appendOnly.code)
    const column = table === 'ledger_entries' ? 'amount_kopecks' : 'kind'
    expect(await refusal(`update ${table} set ${column} = ${column}`)).toBe(sqlErrors.appendOnly.code)
    expect((await world.pool.query(`select count(*) from ${table}`)).rows).toEqual(rows)
  })
})

describe('the ledger', () => {
  const entries = (first: number, second: number, currency = 'RUB'): string => `
    with posted as (insert into ledger_transactions (kind, reference) values ('charge', 'test') returning id)
    insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks, currency)
    select posted.id, line.no, (select min(ledger_accounts.id) from ledger_accounts), line.amount, line.currency
    from posted, (values (1, ${first}, 'RUB'), (2, ${second}, '${currency}')) line (no, amount, currency)`

  it('refuses a transaction that does not sum to zero, at the latest when it commits', async () => {
    expect(await refusal(entries(100, -99))).toBe(sqlErrors.unbalanced.code)
    expect(await refusal(entries(100, 100))).toBe(sqlErrors.unbalanced.code)
  })

  it('refuses a transaction that sums to zero only across currencies', async () => {
    expect(await refusal(entries(100, -100, 'CNY'))).toBe(sqlErrors.unbalanced.code)
  })

  it('refuses an entry of nothing, and takes one that balances', async () => {
    expect(await refusal(entries(0, 0))).toBe('23514')
    expect(await refusal(entries(100, -100))).toBeUndefined()
  })

  it('refuses a later entry that tips a transaction out of balance', async () => {
    expect(
      await refusal(`
        insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
        select ledger_entries.transaction_id, 3, ledger_entries.account_id, 1 from ledger_entries limit 1`),
    ).toBe(sqlErrors.unbalanced.code)
  })

  it('keeps one account a customer', async () => {
    expect(
      await refusal(
        `insert into ledger_accounts (kind, customer_id) select 'customer', customer_id from ledger_accounts where customer_id is not null`,
      ),
    ).toBe('23505')
    expect(await refusal(`insert into ledger_accounts (kind) values ('income')`)).toBe('23505')
  })
})

describe('the places of a slot', () => {
  it('never exceed its capacity and never fall below zero, whoever writes', async () => {
    expect(await refusal(`update slots set taken = capacity + 1 where id = ${slotId}`)).toBe('23514')
    expect(await refusal(`update slots set taken = -1 where id = ${slotId}`)).toBe('23514')
    expect(await refusal(`update slots set capacity = taken - 1 where id = ${slotId}`)).toBe('23514')
  })
})

describe('an order', () => {
  it.each([
    ['confirmed without a time', `status = 'confirmed', confirmed_time = null`],
    ['rejected without a reason', `status = 'rejected', rejection_reason = null`],
    ['with a reason though it is not rejected', `rejection_reason = 'why'`],
    ['cancelled outside the archive', `status = 'cancelled', archived_at = null`],
    ['of nobody', 'places = 0'],
    ['with a status that nobody knows', `status = 'lost'`],
    ['that costs less than nothing', 'total_kopecks = -1'],
  ])('%s is refused by the table', async (_name, change) => {
    expect(await refusal(`update orders set ${change} where id = ${orderId}`)).toBe('23514')
  })
})
