import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function rowOf(columns: string): Promise<unknown> {
  return (await world.pool.query(`select ${columns}`)).rows[0]
}

describe('a row', () => {
  it('has its columns in their order, each read by its type, and null where nothing is', async () => {
    const row = await rowOf(
      `7 as id, 'Дворец «Юг» 👑' as name, null::integer as quota, true as open, array[1, 2] as days, 9007199254740991 as kopecks`,
    )
    expect(Object.entries(row as object)).toEqual([
      ['id', 7],
      ['name', 'Дворец «Юг» 👑'],
      ['quota', null],
      ['open', true],
      ['days', [1, 2]],
      ['kopecks', 9007199254740991],
    ])
  })

  it('keeps the last of two columns of one name, and a name with quotes', async () => {
    expect(await rowOf(`1 as "it's ""a"" \\ name", 2 as twice, 3 as twice`)).toEqual({ [`it's "a" \\ name`]: 1, twice: 3 })
  })

  it('of one statement is not that of another with the same names and other types', async () => {
    expect([await rowOf(`1 as one`), await rowOf(`'1' as one`)]).toEqual([{ one: 1 }, { one: '1' }])
  })

  it('comes as a list to whoever asks for lists', async () => {
    const client = await world.pool.connect()
    const { rows } = await client.query({ text: `select 1 as one, null as two`, rowMode: 'array' })
    client.release()
    expect(rows).toEqual([[1, null]])
  })

  it('refuses a whole number that JavaScript would round', async () => {
    await expect(rowOf('9007199254740993 as kopecks')).rejects.toThrow('9007199254740993')
  })
})

describe('a moment', () => {
  it.each([
    ['2026-11-22 20:12:33+00', '2026-11-22T20:12:33Z'],
    ['2026-11-22 20:12:33.1+00', '2026-11-22T20:12:33.100Z'],
    ['2026-02-28 23:59:59.999999+00', '2026-02-28T23:59:59.999Z'],
    ['12026-01-01 00:00:00+00', '+012026-01-01T00:00:00Z'],
  ])('%s is the same by the clock of the database and ours', async (text, expected) => {
    expect(await rowOf(`'${text}'::timestamptz as moment`)).toEqual({ moment: new Date(expected) })
  })

  it('that never comes is told as such', async () => {
    expect(await rowOf(`timestamptz 'infinity' as moment`)).toEqual({ moment: Number.POSITIVE_INFINITY })
  })

  it('is the one that the driver itself would read, over four centuries', async () => {
    const { rows } = await world.pool.query(
      `select moment, moment::text as text from generate_series(0, 2000) n, lateral (select timestamptz '1700-01-01' + n * interval '73 days 5 hours 7.123456 seconds' as moment) m`,
    )
    const driver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
    for (const { moment, text } of rows as { moment: Date; text: string }[]) expect(moment).toEqual(driver(text))
    expect(rows.length).toBe(2001)
  })
})
