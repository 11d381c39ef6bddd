import type { PriceRow } from '@anfilada/contract/interchange/prices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { addSlot, ask, createWorld, instantObjectId, objectId, place, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
})
afterAll(() => world.close())

/** A price of next century, where no other test's list is. */
function price(changes: Partial<PriceRow> = {}): PriceRow {
  return {
    list: 'Группы 2150',
    type: 'rf',
    customer: null,
    valid_from: '2150-01-01',
    valid_until: '2150-12-31',
    overlaps: false,
    museum_object_id: objectId,
    item: 'ticket:common',
    amount: 120_000,
    for_group: false,
    tiers: [],
    free_per: null,
    free_max: null,
    vat: null,
    ...changes,
  }
}
const detailed = price({
  item: 'service:ag',
  amount: 25_050,
  tiers: [
    { from: 10, amount: 24_000 },
    { from: 20, amount: 23_000 },
  ],
  free_per: 15,
  free_max: 2,
  vat: 'standard',
})

const standing = async (list: string) => (await files.whole()).prices.filter((row) => row.list === list)
async function versionsOf(list: string): Promise<(number | null)[]> {
  const { rows } = await world.pool.query<{ current: number | null }>(
    `select case when versions.id = lists.current_version_id then versions.number end as current
     from price_lists as lists join price_list_versions as versions on versions.price_list_id = lists.id where lists.name = $1 order by versions.number`,
    [list],
  )
  return rows.map(({ current }) => current)
}
async function audited(): Promise<string[]> {
  const { rows } = await world.pool.query<{ action: string }>(`select action from audit_log where action like 'price_list.%' order by id`)
  return rows.map(({ action }) => action)
}

describe('prices in a file', () => {
  test('are published at once, in a list that the file names, and orders are priced by them', async () => {
    const cell = (title: string, to: string) => ({ sheet: 'Цены', row: null, title, from: null, to })
    expect((await files.tried({ prices: [price(), detailed] })).changes.map(({ lines }) => lines)).toEqual([
      [cell('Цена, ₽', '1\u00a0200')],
      [
        cell('Цена, ₽', '250,50'),
        cell('По размеру группы', '10=240; 20=230'),
        cell('Бесплатно один из', '15'),
        cell('Бесплатно не больше', '2'),
        cell('НДС', 'standard'),
      ],
    ])
    expect(await files.taken({ prices: [price(), detailed] })).toMatchObject({ ok: true })
    expect(await standing('Группы 2150')).toEqual([price(), detailed])
    expect(await audited()).toEqual(['price_list.created', 'price_list.imported', 'price_list.published'])
    const asked = { museum_object_id: objectId, type: 'rf', pass_date: '2150-06-01' }
    const answer = await ask(world, { as: 'agencyOwner', action: 'get_prices', data: asked })
    expect(answer.json<{ data: { result: { prices: object } } }>().data.result.prices).toMatchObject({
      'ticket:common': { amount: 120_000 },
    })
  })

  test('make one version a time, keep what the file does not name, and none when they come again', async () => {
    const dearer = price({ amount: 130_000 })
    const report = await files.tried({ prices: [dearer] })
    expect(report.changes.map(({ name, lines }) => [name, ...lines])).toEqual([
      [
        expect.stringMatching(new RegExp(`^Группы 2150 · .+ \\(${objectId}\\) · ticket:common$`)),
        { sheet: 'Цены', row: null, title: 'Цена, ₽', from: '1\u00a0200', to: '1\u00a0300' },
      ],
    ])
    await files.taken({ prices: [dearer] })
    expect(await standing('Группы 2150')).toEqual([dearer, detailed])
    expect(await versionsOf('Группы 2150')).toEqual([null, 2])
    const lines = await audited()
    expect(await files.taken({ prices: [dearer, detailed] })).toMatchObject({ ok: true })
    expect([await versionsOf('Группы 2150'), await audited()]).toEqual([[null, 2], lines])
  })

  test('move no order that was placed before', async () => {
    const order = await place(world, await addSlot(world, { capacity: 50 }))
    const total = async () =>
      (await world.pool.query<{ total: number }>('select total_kopecks as total from orders where id = $1', [order])).rows[0]?.total
    const before = await total()
    const all = (await files.whole()).prices.filter(({ type, valid_until }) => type === 'ig' && valid_until === '2099-12-31')
    expect(await files.taken({ prices: all.map((row) => ({ ...row, amount: row.amount + 100 })) })).toMatchObject({ ok: true })
    expect(await total()).toBe(before)
  })

  test('of a list that somebody is at work on wait until he is done', async () => {
    const [known] = await standing('Группы 2150')
    await world.pool.query(
      `insert into price_list_versions (price_list_id, number) select id, 9 from price_lists where name = 'Группы 2150'`,
    )
    expect(faultsOf(await files.tried({ prices: [{ ...known, amount: 1 }] }))).toEqual([
      ['prices[0].list', 'price_list_has_draft', 'У прайс-листа есть черновик. Сначала опубликуйте его или откажитесь от него.'],
    ])
    await world.pool.query('delete from price_list_versions where number = 9')
  })

  test('of a customer stand in a list of its own', async () => {
    const own = price({ customer: 'agency', list: 'Договор', amount: 99_000 })
    await files.taken({ prices: [own] })
    expect(await standing('Договор')).toEqual([own])
    const { rows } = await world.pool.query(
      `select customers.name from price_lists join customers on customers.id = price_lists.customer_id where price_lists.name = 'Договор'`,
    )
    expect(rows).toEqual([{ name: 'agency' }])
  })

  test('of days that another list has are published when the file says so, and not without', async () => {
    const beside = price({ list: 'Осень 2150', valid_from: '2150-09-01' })
    expect(faultsOf(await files.tried({ prices: [beside] })).map(([at, code]) => [at, code])).toEqual([
      ['prices[0].overlaps', 'price_lists_overlap'],
    ])
    expect(await standing('Осень 2150')).toEqual([])
    expect(await files.taken({ prices: [{ ...beside, overlaps: true }] })).toMatchObject({ ok: true })
    const both = (await files.whole()).prices.filter(({ list }) => list.endsWith('2150'))
    expect(new Set(both.map(({ overlaps }) => overlaps))).toEqual(new Set([true]))
    expect(await files.tried({ prices: both })).toMatchObject({ changes: [], faults: [] })
    const alone = price({ list: 'Одни 2160', valid_from: '2160-01-01', valid_until: '2160-12-31', overlaps: true })
    expect(faultsOf(await files.tried({ prices: [alone] }))).toEqual([
      ['prices[0].overlaps', 'overlaps_none', 'С этим прайс-листом дней никто не делит. Впишите «нет».'],
    ])
  })

  test('with a VAT rate that the company’s taxes do not have are told beside it, and those that stay in their list by name', async () => {
    const own = { list: 'Налоги', valid_from: '2180-01-01', valid_until: '2180-12-31' }
    expect(faultsOf(await files.tried({ prices: [price({ ...own, vat: 'simplified_7' })] }))).toEqual([
      ['prices[0].vat', 'vat_not_of_taxes', 'У налогового режима компании в эти дни такой ставки НДС нет. Выберите другую.'],
    ])
    const taxesBecome = async (taxes: string) =>
      world.pool.query(
        `insert into company_versions (version, facts, valid_from, published_at)
         select max(version) + 1, (array_agg(facts))[1] || jsonb_build_object('tax_system', $1::text), '2180-01-01', now() from company_versions`,
        [taxes],
      )
    await taxesBecome('usn_income')
    await files.taken({ prices: [price({ ...own, vat: 'simplified_7' })] })
    // A list of before stays in force, and comes back as it is.
    await taxesBecome('osn')
    expect(await files.tried({ prices: [price({ ...own, vat: 'simplified_7' })] })).toMatchObject({ changes: [], faults: [] })
    expect(faultsOf(await files.tried({ prices: [price({ ...own, item: 'ticket:child' })] }))).toEqual([
      [
        'prices[0].list',
        'foreign_vat_stands',
        `В листе остаются цены со ставкой НДС, которой у налогового режима компании в эти дни нет: ${objectId} · ticket:common. Смените её и в них.`,
      ],
    ])
    expect(await files.taken({ prices: [price({ ...own, vat: 'reduced' })] })).toMatchObject({ ok: true })
  })

  test('that nobody could publish are told beside their cells, and none of the file is written', async () => {
    const before = await files.exported()
    const other = { list: 'Ошибки', valid_from: '2170-01-01', valid_until: '2170-12-31' }
    const wrong = [
      price(other),
      price({ ...other, museum_object_id: instantObjectId, vat: 'no such rate' }),
      price({ ...other, museum_object_id: 'nowhere' }),
      price({ ...other, customer: 'nobody' }),
    ]
    const report = await files.tried({ prices: wrong })
    expect(faultsOf(report).map(([at, code]) => [at, code])).toEqual([
      ['prices[1].vat', 'unknown_vat'],
      ['prices[2].museum_object_id', 'object_not_found'],
      ['prices[3].customer', 'customer_not_found'],
    ])
    await files.taken({ prices: wrong })
    expect(await files.exported()).toBe(before)
    const schema = await files.tried({ prices: [price({ valid_from: '2151-01-01' }), price({ free_max: 2 }), price({ amount: -1 })] })
    expect(faultsOf(schema).map(([at, code]) => [at, code])).toEqual([
      ['prices[0].valid_until', 'date'],
      ['prices[1].free_per', 'required'],
      ['prices[2].amount', 'too_small'],
    ])
    expect(await files.exported()).toBe(before)
  })
})
