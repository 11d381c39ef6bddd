import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { createWorld, type World } from '../testing/world.ts'
import { charge, findCharged, lockCustomerAccount, reverse } from './ledger.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const posting = (reference: string) => ({ customerId: 1, reference, actorId: null })

describe('the ledger', () => {
  test('charges a customer and books the same sum as income', async () => {
    await inTransaction(world.pool, async (tx) => {
      await lockCustomerAccount(tx, 1)
      await charge(tx, posting('order:1'), kopecks(150_000))
    })
    expect(await findCharged(world.pool, 1, 'order:1')).toBe(150_000)
    const { rows } = await world.pool.query(
      `select ledger_accounts.kind, ledger_entries.amount_kopecks from ledger_entries join ledger_accounts on ledger_accounts.id = account_id order by line_no`,
    )
    expect(rows).toEqual([
      { kind: 'customer', amount_kopecks: 150_000 },
      { kind: 'income', amount_kopecks: -150_000 },
    ])
  })

  test('reverses what is still charged, once', async () => {
    const reverseIt = () =>
      inTransaction(world.pool, async (tx) => {
        await lockCustomerAccount(tx, 1)
        return reverse(tx, posting('order:1'))
      })
    expect(await reverseIt()).toBe(150_000)
    expect(await reverseIt()).toBe(0)
    expect(await findCharged(world.pool, 1, 'order:1')).toBe(0)
  })

  test('posts nothing for nothing', async () => {
    await inTransaction(world.pool, async (tx) => {
      await lockCustomerAccount(tx, 1)
      await charge(tx, posting('order:2'), kopecks(0))
    })
    const { rows } = await world.pool.query(`select from ledger_transactions where reference = 'order:2'`)
    expect(rows).toEqual([])
  })

  test('makes one account for a customer although two want it at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => inTransaction(world.pool, (tx) => lockCustomerAccount(tx, 2))))
    const { rows } = await world.pool.query('select from ledger_accounts where customer_id = 2')
    expect(rows).toHaveLength(1)
  })
})
