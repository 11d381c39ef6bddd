import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'
import { inTransaction } from './transaction.ts'
import { byKey, readTogether } from './read-together.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Ten divided by each key, by PostgreSQL; nothing for three. Tells what it was asked. */
function division() {
  const asked: (readonly number[])[] = []
  const divide = readTogether(async (db, keys: readonly number[]) => {
    asked.push(keys)
    const { rows } = await db.query({
      text: `select asked.place::integer as place, 10 / asked.key as result
             from unnest($1::integer[]) with ordinality as asked (key, place) where asked.key <> 3`,
      values: [keys],
    })
    return byKey(rows as { place: number; result: number }[], keys)
  })
  return { asked, divide: async (key: number, db = world.pool) => (await divide(db, key))?.result }
}

describe('what requests ask in one turn of the event loop', () => {
  it('travels as one statement, and each gets its own answer', async () => {
    const { asked, divide } = division()
    expect(await Promise.all([5, 2, 5, 3].map((key) => divide(key)))).toEqual([2, 5, 2, undefined])
    expect(asked).toEqual([[5, 2, 5, 3]])
  })

  it('is asked anew each time: nothing is remembered', async () => {
    const { asked, divide } = division()
    await divide(5)
    await divide(5)
    expect(asked).toEqual([[5], [5]])
  })

  it('fails for whom it cannot be answered, and for nobody else', async () => {
    const { divide } = division()
    const answers = await Promise.allSettled([5, 0, 2].map((key) => divide(key)))
    expect(answers).toMatchObject([{ value: 2 }, { reason: { message: 'division by zero' } }, { value: 5 }])
  })

  it('is asked on its own connection inside a transaction', async () => {
    const { asked, divide } = division()
    await inTransaction(world.pool, async (tx) => {
      await tx.query({ text: 'create temporary table seen_by_me () on commit drop' })
      const read = readTogether(async (db, keys: readonly number[]) => {
        const { rows } = await db.query({ text: `select to_regclass('pg_temp.seen_by_me') is not null as mine` })
        return keys.map(() => rows[0] as { mine: boolean })
      })
      expect(await read(tx, 1)).toEqual({ mine: true })
      expect(await read(world.pool, 1)).toEqual({ mine: false })
      return { ok: true, value: undefined }
    })
    expect(asked).toEqual([])
    expect(await divide(5)).toBe(2)
  })
})
