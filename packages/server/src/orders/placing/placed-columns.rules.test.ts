import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../testing/world.ts'
import { placedColumns, withPlacedColumns } from './placed-columns.rules.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('what is written on placing', () => {
  test('is what write_order takes: "npm run schema" writes it', async () => {
    const text = await readFile(new URL('../../../migrations/functions/11-orders-placing.sql', import.meta.url), 'utf8')
    expect(withPlacedColumns(text)).toBe(text)
    expect(text.match(/-- placed (?:parameters|columns|values) /g)).toHaveLength(3)
  })

  test('is columns of an order, by their types', async () => {
    const { rows } = await world.pool.query<{ name: string; type: string }>(
      `select attname as name, regexp_replace(format_type(atttypid, null), ' without time zone', '') as type
       from pg_attribute where attrelid = 'orders'::regclass and attname = any ($1)`,
      [Object.keys(placedColumns)],
    )
    const types = Object.entries(placedColumns).map(([name, type]) => [name, type.split(' ')[0]] as const)
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(Object.fromEntries(types))
  })

  test('needs a value where the column needs one', async () => {
    const { rows } = await world.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'orders'::regclass and attnotnull and attname = any ($1) order by 1`,
      [Object.keys(placedColumns)],
    )
    const needed = Object.entries(placedColumns).filter(([, type]) => !type.endsWith(' or null'))
    expect(needed.map(([name]) => name).toSorted()).toEqual(rows.map(({ name }) => name))
  })
})
