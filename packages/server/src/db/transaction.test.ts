import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, createWorld, type World } from '../testing/world.ts'
import type { Tx } from './pool.ts'
import { inTransaction, sqlState } from './transaction.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const close = (tx: Tx, slotId: number) => tx.query('update slots set closed = true where id = $1', [slotId])

async function closedSlots(...ids: number[]): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>('select count(*) from slots where id = any ($1) and closed', [ids])
  return rows[0]?.count ?? 0
}

describe('a transaction', () => {
  it('keeps what the work wrote when it returns, and nothing when it throws', async () => {
    const [kept, dropped] = [await addSlot(world, { capacity: 1 }), await addSlot(world, { capacity: 1 })]
    await inTransaction(world.pool, (tx) => close(tx, kept))
    const failing = inTransaction(world.pool, async (tx) => {
      await close(tx, dropped)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await closedSlots(kept, dropped)).toBe(1)
  })

  it('is tried again after a deadlock, so that both sides succeed', async () => {
    const [first, second] = [await addSlot(world, { capacity: 1 }), await addSlot(world, { capacity: 1 })]
    let attempts = 0
    const { promise: bothHold, resolve: release } = Promise.withResolvers<void>()
    const lockBoth = (one: number, other: number) =>
      inTransaction(world.pool, async (tx) => {
        await close(tx, one)
        if (++attempts === 2) release()
        await bothHold
        await close(tx, other)
      })
    await Promise.all([lockBoth(first, second), lockBoth(second, first)])
    // The one who gave way may come back before the other goes on, and give way once more.
    expect(attempts).toBeGreaterThan(2)
    expect(await closedSlots(first, second)).toBe(2)
  })

  it('is not acknowledged when the work swallowed an error of the database', async () => {
    const slotId = await addSlot(world, { capacity: 1 })
    const swallowing = inTransaction(world.pool, async (tx) => {
      await close(tx, slotId)
      await tx.query('select 1 / 0').catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow()
    expect(await closedSlots(slotId)).toBe(0)
  })

  it('gives its connection back in every case', async () => {
    for (let index = 0; index < 20; index++) {
      const error = await inTransaction(world.pool, (tx) => tx.query('select 1 / 0')).catch((thrown: unknown) => thrown)
      expect(sqlState(error)).toBe('22012')
    }
    expect(world.pool.waitingCount).toBe(0)
    expect(world.pool.idleCount).toBe(world.pool.totalCount)
  })
})
