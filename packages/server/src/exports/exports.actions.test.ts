import type { ExportFormat, ExportList } from '@anfilada/contract/exports/export-lists'
import type { Export, exportActions } from '@anfilada/contract/exports/exports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { readTables } from '../files/spreadsheets.ts'
import { mostInManifest } from '@anfilada/contract/orders/day-manifest'
import { inTransaction } from '../db/transaction.ts'
import { addSlot, ask, createWorld, place, type Principal, testIdentity, visitDate, type World } from '../testing/world.ts'
import { goodPassword } from '../testing/logins.ts'
import { withStandIn } from '../testing/stand-in.ts'
import { lists } from './lists/lists.ts'
import { type Rest, runExport } from './run-export.ts'

let world: World
let orders: number[]

beforeAll(async () => {
  world = await createWorld()
  const slotId = await addSlot(world, { capacity: 10_000 })
  orders = []
  for (const changes of [{ refno: '=1+1' }, { refno: '-2' }, { guide: 'agencyGuide' }, { guide: '@SUM(A1)' }, {}]) {
    orders.push(await place(world, slotId, changes))
  }
  await world.pool.query(`update orders set archived_at = now() where id = any ($1)`, [orders.slice(0, 2)])
  await place(world, slotId, {}, 'otherAgency')
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from kept_files where kind = $1', ['export']).then(() => world.pool.query('delete from exports')))

const sideOf = (as: Principal) => (['dispatcher', 'officeAccountant', 'editor', 'admin'].includes(as) ? 'office' : 'customer')

async function say<N extends keyof typeof exportActions>(as: Principal, action: N, data: object) {
  const answer = await ask(world, { as, action, api: sideOf(as), data, language: 'ru' })
  return answer.json<{ success: boolean; code?: string; data?: z.output<(typeof exportActions)[N]['output']> }>()
}

async function start(as: Principal, list: ExportList, filter: object = {}, format: ExportFormat = 'csv'): Promise<Export> {
  const { data, code } = await say(as, 'start_export', { list, filter, format })
  if (!data) throw new Error(`not started: ${code}`)
  return data.result
}

const noRest: Rest = async () => undefined
const run = (exportId: number, rest = noRest) => runExport({ pool: world.pool, identity: testIdentity, rest }, exportId, false)

async function found(as: Principal): Promise<Export[]> {
  return (await say(as, 'list_exports', {})).data?.result ?? []
}

async function download(as: Exclude<Principal, 'none'>, file: string | null | undefined) {
  return world.app.inject({ url: file ?? '', headers: { authorization: world.tokens[as] } })
}

/** The lines of the file, without the mark and the titles. */
async function linesOf(as: Exclude<Principal, 'none'>, asked: Export): Promise<string[][]> {
  await run(asked.id)
  const [made] = await found(as)
  const { body } = await download(as, made?.file)
  expect(body.startsWith('\uFEFF')).toBe(true)
  return body
    .slice(1)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'))
}

const left = async (): Promise<unknown> =>
  (
    await world.pool
      .query(`select (select count(*)::integer from exports) as exports, (select count(*)::integer from kept_file_pieces) as pieces,
      (select count(*)::integer from kept_files where kind = 'export') as files`)
  ).rows[0]
const nothing = { exports: 0, pieces: 0, files: 0 }

describe('a list that is taken out', () => {
  it('has the rows of the list, in its order, and nothing of others', async () => {
    const lines = await linesOf('agencyOwner', await start('agencyOwner', 'upcoming'))
    expect(lines.map(([id]) => Number(id))).toEqual(orders.slice(2))
  })

  it('is counted, waits, and is found again until its file goes', async () => {
    expect((await say('agencyOwner', 'count_export', { list: 'upcoming', filter: {} })).data?.result).toEqual({ total: 3 })
    const { id } = await start('agencyOwner', 'upcoming')
    expect(await found('agencyOwner')).toMatchObject([{ id, total: null, done: 0, file: null, failure: null }])
    await run(id)
    const [made] = await found('agencyOwner')
    expect(made).toMatchObject({ id, list: 'upcoming', format: 'csv', total: 3, done: 3, failure: null })
    expect(made?.file).not.toBeNull()
    await world.pool.query(`delete from kept_files where kind = 'export'`)
    expect(await left()).toEqual(nothing)
  })

  it('has no formulas, in either format', async () => {
    const lines = await linesOf('agencyOwner', await start('agencyOwner', 'archive'))
    expect(lines.map(([, refno]) => refno)).toEqual(expect.arrayContaining(["'-2", "'=1+1"]))
    const { id } = await start('agencyOwner', 'archive', {}, 'xlsx')
    await run(id)
    const made = (await found('agencyOwner')).find((one) => one.id === id)
    const { rawPayload } = await download('agencyOwner', made?.file)
    const [table = []] = (await readTables(rawPayload, 'xlsx', 'test')) ?? []
    expect(table[0]).toContain('Сумма, ₽')
    expect(table.slice(1).map((row) => row[1])).toEqual(expect.arrayContaining(['=1+1', '-2']))
    const sum = table[0]?.indexOf('Сумма, ₽') ?? -1
    expect(table.slice(1).map((row) => typeof row[sum])).toEqual(['number', 'number'])
    expect(table.slice(1).map((row) => row[table[0]?.indexOf('Дата посещения') ?? -1])).toEqual([visitDate, visitDate])
  })
})

describe('its filter', () => {
  const filters: [Principal, ExportList, object][] = [
    ['agencyOwner', 'upcoming', { guide: 'agencyGuide' }],
    ['agencyOwner', 'upcoming', { status: 'confirmed' }],
    ['agencyOwner', 'archive', { no: '-2' }],
    ['agencyOwner', 'archive', { period_upper: '2020-01-01' }],
    ['agencyOwner', 'archive', { museum_id: 1 }],
    ['dispatcher', 'queue', { kind: 'museum_tickets', part: 'new' }],
    ['dispatcher', 'queue', { part: 'line' }],
    ['dispatcher', 'manifest', { date: visitDate }],
    ['dispatcher', 'manifest', { date: visitDate, museum_id: 1 }],
    ['dispatcher', 'customer_orders', { customer_id: 1, archived: true }],
    ['admin', 'audit', { search: 'agencyOwner' }],
    ['admin', 'audit', { action: 'export.started' }],
    ['officeAccountant', 'ledger', { period_lower: '2020-01-01' }],
    ['officeAccountant', 'ledger', { customer_id: 1, kind: 'charge' }],
    ['officeAccountant', 'office_invoices', { state: 'open', period_lower: '2020-01-01' }],
    ['officeAccountant', 'office_payments', { status: 'COMPLETE', number: '7' }],
    ['agencyOwner', 'payments', { status: 'COMPLETE' }],
    ['agencyOwner', 'invoices', { state: 'overdue' }],
  ]
  it.each(filters)('counts what the list of %s gives: %s %j', async (as, list, filter) => {
    const counted = await say(as, 'count_export', { list, filter })
    const { id } = await start(as, list, filter)
    await run(id)
    const made = (await found(as)).find((one) => one.id === id)
    // The line about this export itself came between the two.
    const isGrowing = list === 'audit'
    expect(made?.total).toBe((counted.data?.result.total ?? -1) + (isGrowing ? 1 : 0))
  })

  it('takes out a manifest by museum and hour, as its screen shows it, and refuses one that is not whole', async () => {
    const lines = await linesOf('dispatcher', await start('dispatcher', 'manifest', { date: visitDate }))
    expect(lines.length).toBeGreaterThan(orders.length)
    await world.pool.query(
      `insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, pass_date, starts, places, lines, total_kopecks, status, details)
       select customer_id, placed_by, 'audio_guides', group_category, 'many', museum_object_id, pass_date, starts, 1, lines, 0, 'in_processing',
         jsonb_build_object('pickup', pass_date::text || 'T09:00:00Z', 'return_at', pass_date::text || 'T19:00:00Z')
       from orders, generate_series(1, $2) where orders.id = $1`,
      [orders[4], mostInManifest],
    )
    const { id } = await start('dispatcher', 'manifest', { date: visitDate })
    await run(id)
    expect((await found('dispatcher')).find((one) => one.id === id)).toMatchObject({
      file: null,
      failure: expect.stringContaining('Выберите музей'),
    })
    await world.pool.query(`delete from orders where refno = 'many'`)
  })

  it.each([
    [{ status: 'in_processing' }, 3],
    [{ guide: 'agencyGuide' }, 1],
    [{ status: 'confirmed' }, 0],
    [{ unpaid: true }, 0],
  ])('narrows the upcoming list as its screen does: %j', async (filter, count) => {
    expect(await linesOf('agencyOwner', await start('agencyOwner', 'upcoming', filter))).toHaveLength(count)
  })

  it('is refused when the list has none such', async () => {
    expect(await say('dispatcher', 'start_export', { list: 'queue', filter: { part: 'none' }, format: 'csv' })).toMatchObject({
      success: false,
      code: 'invalid_fields',
    })
  })
})

describe('who may', () => {
  it.each(Object.entries(lists))('take out %s: who may read it', async (list, { ability }) => {
    const all: Principal[] = [
      'individual',
      'agencyOwner',
      'agencyManager',
      'agencyAccountant',
      'agencyGuide',
      'dispatcher',
      'officeAccountant',
      'admin',
    ]
    const needed = { customer_orders: { customer_id: 1 }, manifest: { date: visitDate } }[list] ?? {}
    for (const as of all) {
      const answered = await say(as, 'count_export', { list, filter: needed })
      const reads = await ask(world, { as, api: sideOf(as), action: actionOf[list as ExportList], data: needed })
      expect([list, ability, as, answered.success]).toEqual([list, ability, as, reads.statusCode === 200])
    }
  })

  it('gives a guide his own orders, without sums', async () => {
    await run((await start('agencyGuide', 'upcoming')).id)
    const [made] = await found('agencyGuide')
    const { body } = await download('agencyGuide', made?.file)
    expect(body).not.toContain('₽')
    expect(body.split('\r\n').slice(1, -1)).toHaveLength(1)
  })

  it('gives nothing to whoever lost the right before the job ran, nor the file to whoever lost it afterwards', async () => {
    const [before, after] = [await start('officeAccountant', 'ledger'), await start('officeAccountant', 'office_payments')]
    await run(after.id)
    const file = (await found('officeAccountant')).find(({ id }) => id === after.id)?.file
    expect((await download('officeAccountant', file)).statusCode).toBe(200)
    await world.pool.query(`update users set roles = '{dispatcher}' where id = $1`, [world.users.officeAccountant])
    await run(before.id)
    expect((await found('officeAccountant')).find(({ id }) => id === before.id)).toMatchObject({ file: null, failure: expect.any(String) })
    expect((await download('officeAccountant', file)).statusCode).toBe(404)
    await world.pool.query(`update users set roles = '{office_accountant}' where id = $1`, [world.users.officeAccountant])
  })

  it('gives whoever became a guide no file of orders that he no longer sees', async () => {
    const { id } = await start('agencyManager', 'upcoming')
    await run(id)
    const file = (await found('agencyManager')).find((one) => one.id === id)?.file
    expect((await download('agencyManager', file)).statusCode).toBe(200)
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyManager])
    expect((await download('agencyManager', file)).statusCode).toBe(404)
    const own = await start('agencyManager', 'upcoming')
    await run(own.id)
    const ofGuide = (await found('agencyManager')).find((one) => one.id === own.id)?.file
    expect((await download('agencyManager', ofGuide)).statusCode).toBe(200)
    await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyManager])
    expect((await download('agencyManager', ofGuide)).statusCode).toBe(200)
  })

  it('shows nobody the exports of others, not even of a colleague', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    await run(id)
    const [made] = await found('agencyOwner')
    expect(await found('agencyManager')).toEqual([])
    expect((await download('agencyManager', made?.file)).statusCode).toBe(404)
    expect(await say('agencyManager', 'remove_export', { export_id: id })).toMatchObject({ code: 'export_not_found' })
  })

  it('lets nobody fill the queue', async () => {
    for (let n = 0; n < 3; n++) await start('agencyOwner', 'upcoming')
    expect(await say('agencyOwner', 'start_export', { list: 'upcoming', filter: {}, format: 'csv' })).toMatchObject({
      code: 'too_many_exports',
    })
  })
})

describe('an export that is not finished', () => {
  it('is cancelled in its middle, and nothing of it is left', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    let pages = 0
    await run(id, async () => {
      pages++
      await say('agencyOwner', 'remove_export', { export_id: id })
    })
    expect(pages).toBe(1)
    expect(await left()).toEqual(nothing)
  })

  it('goes with its file when it is cancelled while it becomes ready', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    // Whoever removes it holds its row first; the job has read everything by then.
    let removal: Promise<unknown> = Promise.resolve()
    const held = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    await run(id, async () => {
      removal = inTransaction(world.pool, async (tx) => {
        await tx.query('delete from exports where id = $1', [id])
        held.resolve()
        await release.promise
      })
      await held.promise
      setImmediate(release.resolve)
    })
    await removal
    expect(await left()).toEqual(nothing)
  })

  it('goes with the data of whoever asked for it, written or waiting', async () => {
    await withStandIn(world, 'agencyManager', async () => {
      const { id } = await start('agencyManager', 'upcoming', { guide: 'agencyGuide' })
      await start('agencyManager', 'archive', { no: '-2' })
      await run(id, async () => {
        const erased = await ask(world, { as: 'agencyManager', action: 'erase_personal_data', data: { password: goodPassword } })
        expect(erased.statusCode).toBe(200)
      })
    })
    expect(await left()).toEqual(nothing)
  })

  it('is removed with its file when it is ready', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    await run(id)
    expect(await left()).toMatchObject({ exports: 1, files: 1 })
    expect(await say('agencyOwner', 'remove_export', { export_id: id })).toMatchObject({ success: true })
    expect(await left()).toEqual(nothing)
  })

  it('leaves nothing when its connection dies, and is written whole by the next try', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    const dying = run(id, async () => {
      await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`)
    })
    await expect(dying).rejects.toThrow()
    expect(await left()).toEqual({ exports: 1, pieces: 0, files: 0 })
    await run(id)
    expect(await found('agencyOwner')).toMatchObject([{ id, total: 3, done: 3, failure: null }])
    expect(await left()).toEqual({ exports: 1, pieces: 1, files: 1 })
  })

  it('says so when even the last try fails', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    const rest = () => Promise.reject(new Error('no rest'))
    await expect(runExport({ pool: world.pool, identity: testIdentity, rest }, id, true)).rejects.toThrow('no rest')
    expect(await found('agencyOwner')).toMatchObject([{ id, file: null, failure: expect.any(String) }])
  })
})

describe('all rows', () => {
  it('are of one moment, whatever is placed and cancelled meanwhile', async () => {
    const { id } = await start('agencyOwner', 'upcoming')
    await run(id, async () => {
      await world.pool.query(`update orders set archived_at = now() where id = $1`, [orders[4]])
    })
    expect(await found('agencyOwner')).toMatchObject([{ total: 3, done: 3 }])
    await world.pool.query(`update orders set archived_at = null where id = $1`, [orders[4]])
  })
})

const actionOf: Record<ExportList, string> = {
  upcoming: 'get_upcoming',
  archive: 'get_archive',
  payments: 'get_payments_history',
  invoices: 'get_invoices',
  queue: 'office_queue',
  manifest: 'day_manifest',
  customer_orders: 'office_customer_orders',
  office_payments: 'list_payments',
  office_invoices: 'list_invoices',
  ledger: 'ledger_transactions',
  audit: 'office_audit',
}
