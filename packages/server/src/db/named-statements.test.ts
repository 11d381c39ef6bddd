import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'

let world: World
let client: pg.PoolClient
/** What the client itself speaks through; its own types do not name it. */
let line: EventEmitter & { stream: NodeJS.WritableStream }
beforeAll(async () => {
  world = await createWorld()
  client = await world.pool.connect()
  line = (client as unknown as { connection: typeof line }).connection
})
afterAll(async () => {
  client.release()
  await world.close()
})

/** How often PostgreSQL says meanwhile what the rows of a statement are. */
async function descriptionsDuring(work: () => Promise<unknown>): Promise<number> {
  const told = vi.fn()
  line.on('rowDescription', told)
  await work()
  line.off('rowDescription', told)
  return told.mock.calls.length
}

const columns = `$1::integer as id, 'Юг' as name, 9007199254740991 as kopecks, null as nothing`
const asked = (id: number, name?: string) => client.query({ ...(name !== undefined && { name }), text: `select ${columns}`, values: [id] })
const row = (id: number) => ({ id, name: 'Юг', kopecks: 9007199254740991, nothing: null })

describe('a named statement', () => {
  it('is told about once, and read alike from then on', async () => {
    const all: unknown[] = []
    const ask = async () => all.push(...(await asked(all.length, 'told_once')).rows)
    expect([await descriptionsDuring(ask), await descriptionsDuring(ask), await descriptionsDuring(ask)]).toEqual([1, 0, 0])
    expect(all).toEqual([row(0), row(1), row(2)])
  })

  it('without a name is told about each time', async () => {
    const ask = async () => expect((await asked(5)).rows).toEqual([row(5)])
    expect([await descriptionsDuring(ask), await descriptionsDuring(ask)]).toEqual([1, 1])
  })

  it('says its columns each time, and comes as a list to whoever asks for lists', async () => {
    await asked(1, 'as_list')
    const result = await client.query({ name: 'as_list', text: `select ${columns}`, values: [2], rowMode: 'array' })
    expect(result.rows).toEqual([[2, 'Юг', 9007199254740991, null]])
    expect(result.fields.map(({ name }) => name)).toEqual(['id', 'name', 'kopecks', 'nothing'])
    expect((await asked(3, 'as_list')).rows).toEqual([row(3)])
  })

  it('is told about anew on another connection', async () => {
    await asked(1, 'of_one_connection')
    const { rows } = await world.pool.query({ name: 'of_one_connection', text: `select 'a word' as word` })
    expect(rows).toEqual([{ word: 'a word' }])
  })

  it('whose columns have changed is refused, never read as what they were', async () => {
    await client.query(`create temp table changing as select 7 as number`)
    const read = () => client.query({ name: 'changing', text: 'select changing.number from changing' })
    await read()
    expect((await read()).rows).toEqual([{ number: 7 }])
    await client.query(`alter table changing alter column number type text using 'seven'`)
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
  })

  it('that failed leaves the next ones as they are', async () => {
    const divide = (by: number) => client.query({ name: 'divide', text: 'select 12 / $1::integer as part', values: [by] })
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(3)).rows).toEqual([{ part: 4 }])
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    await expect(client.query({ name: 'divide', text: 'select 12 / $1::integer as part', values: ['ten'] })).rejects.toMatchObject({
      code: '22P02',
    })
    expect((await divide(4)).rows).toEqual([{ part: 3 }])
  })

  it('that has no rows is counted as before', async () => {
    await client.query('create temp table counted (number integer)')
    const add = () => client.query({ name: 'add', text: 'insert into counted select generate_series(1, $1::integer)', values: [3] })
    const counts = [await add(), await add()].map(({ rowCount, rows }) => [rowCount, rows])
    expect(counts).toEqual([
      [3, []],
      [3, []],
    ])
  })

  it('is one write, known or not', async () => {
    const write = vi.spyOn(line.stream, 'write')
    await asked(1, 'one_write')
    await asked(2, 'one_write')
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRestore()
  })
})

describe('named statements that are sent before the first is answered', () => {
  it('are read alike, and told about no more when one was answered', async () => {
    const shared = (id: number) =>
      world.pool.shared.query({ name: 'told_together' as never, text: `select ${columns}`, values: [id] }) as Promise<{ rows: unknown[] }>
    const together = () => Promise.all([1, 2, 3].map(shared)).then((answers) => answers.flatMap(({ rows }) => rows))
    for (let turn = 0; turn < 4; turn++) expect(await together()).toEqual([row(1), row(2), row(3)])
  })
})
