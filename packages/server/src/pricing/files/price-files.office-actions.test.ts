import { uploadedFile } from '@anfilada/contract/files'
import { type PriceFileActions, priceFileActions } from '@anfilada/contract/pricing/price-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { output } from 'zod/mini'
import { readSpreadsheet, writeSpreadsheet } from '../../files/spreadsheets.ts'
import { workbook } from '../../testing/archives.ts'
import { addPriceList, ask, createWorld, instantObjectId, objectId, type World } from '../../testing/world.ts'
import { deletePassedFiles } from '../../files/index.ts'
import { uploadForm } from '../../testing/upload-form.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function uploaded(content: Buffer): Promise<number> {
  const { headers, payload } = uploadForm(content, 'prices.xlsx')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/office/files/price_list/',
    headers: { ...headers, authorization: world.tokens.editor },
    payload,
  })
  return uploadedFile.parse(answer.json<{ data: unknown }>().data).result.file_id
}

type Answer<N extends keyof PriceFileActions> = output<PriceFileActions[N]['output']>['result']
async function office<N extends keyof PriceFileActions>(action: N, data: object): Promise<Answer<N> | string> {
  const body = (await ask(world, { as: 'editor', api: 'office', action, data })).json<{
    success: boolean
    code?: string
    data?: unknown
  }>()
  if (!body.success) return body.code ?? '?'
  return (priceFileActions[action].output.parse(body.data) as { result: Answer<N> }).result
}
async function preview(list_id: number, file_id: number): Promise<Exclude<Answer<'import_price_list'>, string>> {
  const answer = await office('import_price_list', { list_id, file_id })
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

/** A published list for foreign groups of one of the far years. */
let years = 2050
async function newList(): Promise<{ listId: number; versionId: number }> {
  const versionId = await addPriceList(world.pool, 'ig', {
    [objectId]: { 'ticket:common': { amount: 150_000 }, 'ticket:child': { amount: 0 }, 'service:ag': { amount: 45_000, vat: 'standard' } },
  })
  const { rows } = await world.pool.query<{ id: number }>(
    `update price_lists set valid_from = make_date($2, 1, 1), valid_until = make_date($2, 12, 31), name = '=Список'
     where current_version_id = $1 returning id`,
    [versionId, years++],
  )
  return { listId: (rows[0] as { id: number }).id, versionId }
}

const titles = ['Object code', 'Item code', 'Price, RUB', 'Priced', 'By group size', 'Free: one in', 'Free: at most', 'VAT']
type Row = (string | number | null)[]
function table(rows: readonly Row[], head: Row = titles): Promise<Buffer> {
  return writeSpreadsheet([{ name: 'Prices', columns: [], rows: [head, ...rows], head: 1, rightToLeft: false }])
}

describe('a price list taken out as a table', () => {
  it('comes back without a change, every text a text', async () => {
    const { listId } = await newList()
    const exported = await office('export_price_list', { list_id: listId })
    if (typeof exported === 'string') throw new Error(exported)
    const answer = await world.app.inject({ url: exported.file, headers: { authorization: world.tokens.dispatcher } })
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(exported.name)}`)
    const read = await readSpreadsheet(answer.rawPayload)
    expect(read.ok && read.sheets[0]?.cells.some(({ content }) => content.kind === 'formula')).toBe(false)
    const { rows, unchanged, changes, faults } = await preview(listId, await uploaded(answer.rawPayload))
    expect([changes, faults]).toEqual([[], []])
    expect(rows).toBe(unchanged)
    // Two objects with seven items each, and twelve services of the company.
    expect(rows).toBe(26)
  })

  it('of somebody without the right, or with a number that is none, is not given', async () => {
    const { listId } = await newList()
    for (const [as, url, status] of [
      ['agencyOwner', `/api/office/price-lists/${listId}/xlsx`, 403],
      ['editor', '/api/office/price-lists/x/xlsx', 404],
      ['editor', `/api/office/price-lists/${listId}/xlsx?version=999999999`, 404],
    ] as const) {
      expect((await world.app.inject({ url, headers: { authorization: world.tokens[as] } })).statusCode).toBe(status)
    }
  })
})

describe('a table brought in', () => {
  it('shows every change before anything is written, and writes a draft when it is applied', async () => {
    const { listId, versionId } = await newList()
    const file = await uploaded(
      await table([
        [objectId, 'ticket:common', '1 600,50', 'each', '20=1500', 15, 1, null],
        [objectId, 'ticket:child', null, null, null, null, null, null],
        [objectId, 'service:ag', 450, 'each', null, null, null, 'standard'],
        [instantObjectId, 'service:rgc', 4500, 'per group', null, null, null, 'none'],
      ]),
    )
    const seen = await preview(listId, file)
    expect(seen).toMatchObject({ version_id: versionId, revision: 1, rows: 4, unchanged: 1, faults: [] })
    expect(seen.changes.map(({ museum_object_id, key, from, to }) => [museum_object_id, key, from, to])).toEqual([
      [
        objectId,
        'ticket:common',
        { amount: 150_000 },
        { amount: 160_050, tiers: [{ from: 20, amount: 150_000 }], free: { per: 15, max: 1 } },
      ],
      [objectId, 'ticket:child', { amount: 0 }, null],
      [instantObjectId, 'service:rgc', null, { amount: 450_000, basis: 'group', vat: 'none' }],
    ])
    const drafts = 'select count(*)::integer as drafts from price_list_versions where price_list_id = $1 and published_at is null'
    expect((await world.pool.query(drafts, [listId])).rows).toEqual([{ drafts: 0 }])
    const applied = await office('apply_price_import', { list_id: listId, file_id: file, version_id: versionId, revision: 1 })
    expect(applied).toMatchObject({ changed: 2, revision: 2 })
    expect((await preview(listId, file)).changes).toEqual([])
    // The preview was of the published version; now there is a draft.
    expect(await office('apply_price_import', { list_id: listId, file_id: file, version_id: versionId, revision: 1 })).toBe(
      'stale_price_list',
    )
  })

  it('with twenty planted errors names each of them by its cell, and is not applied', async () => {
    const { listId, versionId } = await newList()
    const sound = (changes: Partial<Record<number, string | number | null>>): Row =>
      Array.from({ length: 8 }, (_, column) =>
        column in changes ? (changes[column] ?? null) : (([objectId, 'ticket:common', 1000] as Row)[column] ?? null),
      )
    const planted: [Row, string, string][] = [
      [sound({ 0: 'castle' }), 'A2', 'unknown_object'],
      [sound({ 0: null, 1: 'ticket:child' }), 'A3', 'unknown_object'],
      [sound({ 1: 'ticket:dog' }), 'B4', 'unknown_item'],
      [sound({ 1: null }), 'B5', 'unknown_item'],
      [sound({ 2: 'тысяча' }), 'C6', 'not_a_number'],
      [sound({ 1: 'ticket:child', 2: -1 }), 'C7', 'below_zero'],
      [sound({ 1: 'ticket:privileged', 2: '10,005' }), 'C8', 'not_whole_kopecks'],
      [sound({ 1: 'service:ag', 2: 2_000_000_000 }), 'C9', 'too_big'],
      [sound({ 1: 'service:rgc', 2: null, 7: 'none' }), 'C10', 'price_missing'],
      [sound({ 1: 'service:cgc', 3: 'за автобус' }), 'D11', 'unknown_basis'],
      [sound({ 1: 'service:multicast_audio_system', 4: '20=900; 10=800' }), 'E12', 'wrong_tiers'],
      [sound({ 0: instantObjectId, 4: 'от десяти' }), 'E13', 'wrong_tiers'],
      [sound({ 0: instantObjectId, 1: 'ticket:child', 5: 0 }), 'F14', 'not_a_count'],
      [sound({ 0: instantObjectId, 1: 'ticket:privileged', 5: '1,5' }), 'F15', 'not_a_count'],
      [sound({ 0: instantObjectId, 1: 'service:ag', 6: 2 }), 'G16', 'limit_without_free'],
      [sound({ 0: instantObjectId, 1: 'service:rgc', 5: 10, 6: 'два' }), 'G17', 'not_a_count'],
      [sound({ 0: instantObjectId, 1: 'service:cgc', 7: 'planted' }), 'H18', 'unknown_vat'],
      [sound({ 0: instantObjectId, 1: 'service:multicast_audio_system', 7: 22 }), 'H19', 'unknown_vat'],
      [sound({}), 'B20', 'repeated_row'],
      [sound({ 2: '=1000+1' }), 'C21', 'not_a_number'],
    ]
    const file = await uploaded(await table(planted.map(([row]) => row)))
    const { faults } = await preview(listId, file)
    // The last two repeat the row of C6 as well.
    const named = faults.filter(({ cell }) => cell !== 'B21').map(({ sheet, cell, fault }) => [sheet, cell, fault])
    expect(named).toEqual(planted.map(([, cell, fault]) => ['Prices', cell, fault]))
    expect(await office('apply_price_import', { list_id: listId, file_id: file, version_id: versionId, revision: 1 })).toBe(
      'import_has_faults',
    )
  })

  it('with a formula or merged cells names them, and does not believe what they said last', async () => {
    const { listId } = await newList()
    const text = (ref: string, value: string): string => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
    const file = await uploaded(
      workbook(
        `<row r="1">${text('A1', 'Object code')}${text('B1', 'Item code')}${text('C1', 'Price, RUB')}</row>` +
          `<row r="2">${text('A2', objectId)}${text('B2', 'ticket:common')}<c r="C2"><f>1+1</f><v>777</v></c></row>` +
          `<row r="3">${text('A3', objectId)}${text('B3', 'ticket:child')}<c r="C3"><v>5</v></c></row>`,
        '<mergeCells count="1"><mergeCell ref="A3:A4"/></mergeCells>',
      ),
    )
    const { faults, changes } = await preview(listId, file)
    expect(faults).toEqual([
      { sheet: 'Prices', cell: 'C2', read: '=1+1', fault: 'formula' },
      { sheet: 'Prices', cell: 'A3', read: objectId, fault: 'merged' },
    ])
    expect(changes).toEqual([])
  })

  it('is refused when the draft was changed after the preview', async () => {
    const { listId, versionId } = await newList()
    const file = await uploaded(await table([[objectId, 'ticket:common', 1700]]))
    const seen = await preview(listId, file)
    await office('apply_price_import', { list_id: listId, file_id: file, version_id: versionId, revision: seen.revision })
    const later = await preview(listId, await uploaded(await table([[objectId, 'ticket:common', 1800]])))
    await ask(world, {
      as: 'admin',
      api: 'office',
      action: 'edit_price_draft',
      data: {
        list_id: listId,
        version_id: later.version_id,
        changes: [{ museum_object_id: objectId, revision: 2, prices: { 'ticket:child': { amount: 1 } } }],
      },
    })
    expect(
      await office('apply_price_import', { list_id: listId, file_id: file, version_id: later.version_id, revision: later.revision }),
    ).toBe('stale_price_list')
  })

  it('must be a table that was uploaded', async () => {
    const { listId } = await newList()
    expect(await office('import_price_list', { list_id: listId, file_id: 999_999 })).toBe('file_not_found')
    expect(await office('import_price_list', { list_id: listId, file_id: await uploaded(Buffer.from('%PDF-1.7 …')) })).toBe(
      'file_type_unknown',
    )
  })
})

describe('an uploaded file', () => {
  it('that was given to nobody is forgotten after two days', async () => {
    const { listId } = await newList()
    const [given, left] = [await uploaded(Buffer.from('%PDF-1.7 1')), await uploaded(Buffer.from('%PDF-1.7 2'))]
    await office('attach_price_file', { list_id: listId, file_id: given })
    expect(await deletePassedFiles(world.pool)).toBe(0)
    await world.pool.query(`update kept_files set kept_until = kept_until - interval '2 days' where id in ($1, $2)`, [given, left])
    expect(await deletePassedFiles(world.pool)).toBe(1)
    expect((await world.pool.query('select id from kept_files where id in ($1, $2)', [given, left])).rows).toEqual([{ id: given }])
  })
})
