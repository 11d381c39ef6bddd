import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { runNode } from '../check/command.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { describeStatements } from './describe.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function rowOf(text: string): Promise<Record<string, string>> {
  const [described] = await describeStatements(database.url, [{ name: 'planted', text, path: 'orders/planted.store.ts' }])
  return Object.fromEntries(described?.columns ?? [])
}

test('the rows that are written down are those that PostgreSQL describes', async () => {
  expect(await runNode('../tools/statements/main.ts', ['--check', database.url], root)).toMatchObject({ ok: true, output: '' })
})

describe('the row of a statement', () => {
  test.each([
    ['a column as the driver reads it', 'select orders.id, orders.pass_date, orders.created_at from orders', 'number string Date'],
    ['null where the column may be', 'select users.email, users.name from users', 'string | null string'],
    ['the words of a constraint', 'select customers.kind from customers', `'individual' | 'legal_entity'`],
    ['null for what an outer join did not find', 'select u.name from orders left join users u on u.id = orders.placed_by', 'string | null'],
    ['what a condition made sure of', 'select users.email from users where users.email is not null', 'string'],
    ['a count, and a sum of nothing', 'select count(*), sum(orders.places) from orders', 'number number | null'],
    ['the first that is there', `select coalesce(users.email, users.name) as a from users`, 'string'],
    ['the shape of built JSON', `select jsonb_build_object('id', users.id) as a from users`, `{ 'id': number }`],
    ['what a change returns', 'update users set phone = $1 returning users.phone', 'string | null'],
    ['nothing of a command', 'delete from holds where holds.id = $1', ''],
  ])('is %s', async (_, text, types) => {
    expect(Object.values(await rowOf(text)).join(' ')).toBe(types)
  })

  test('is refused with its place when a column is misspelt', async () => {
    await expect(rowOf('select orders.pas_date from orders')).rejects.toThrow('orders/planted.store.ts: planted: column orders.pas_date')
  })
})
