import { uploadedFile } from '@anfilada/contract/files'
import { interchangeFile, type InterchangeFile, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { type ImportReport, importReport, interchangeActions } from '@anfilada/contract/interchange/office-interchange'
import type { MuseumRow } from '@anfilada/contract/interchange/museums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpreadsheet, type ReadSheet, type WrittenSheet, writeSpreadsheet } from '../files/spreadsheets.ts'
import { workbook, zip } from '../testing/archives.ts'
import { museumDocument, objectDocument, russian } from '../testing/catalogue-targets.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { addSlot, ask, createWorld, museumId, objectId, place, type Principal, visitDate, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Body = { success: boolean; code?: string; data?: { result: unknown } }

async function upload(content: Buffer, as: Exclude<Principal, 'none'> = 'editor'): Promise<Body> {
  const { headers, payload } = uploadForm(content, 'catalogue.json')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/office/files/interchange/',
    headers: { ...headers, authorization: world.tokens[as] },
    payload,
  })
  return answer.json<Body>()
}
const uploaded = async (content: Buffer | object): Promise<number> =>
  uploadedFile.parse((await upload(Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content)))).data).result.file_id

const send = async (action: string, data: object, as: Principal = 'editor'): Promise<Body> =>
  (await ask(world, { as, api: 'office', action, data: { language: 'ru', ...data } })).json<Body>()
const preview = async (file_id: number): Promise<ImportReport> =>
  importReport.parse((await send('preview_import', { file_id })).data?.result)
const run = async (file_id: number): Promise<Body> => send('run_import', { file_id, seen: (await preview(file_id)).seen })
const counts = ({ sections }: ImportReport) => sections.map(({ new: added, changed, unchanged }) => [added, changed, unchanged])

async function download(format: 'json' | 'xlsx', query = ''): Promise<Buffer> {
  const headers = { authorization: world.tokens.editor, 'accept-language': 'ru' }
  return (await world.app.inject({ url: `/api/office/interchange/${format}${query}`, headers })).rawPayload
}
const exported = async (): Promise<InterchangeFile> => interchangeFile.parse(JSON.parse((await download('json')).toString()))
async function museumOf(number: number): Promise<MuseumRow> {
  const museum = (await exported()).museums?.find((one) => one.number === number)
  if (!museum) throw new Error(`No museum ${number}`)
  return museum
}
const museumIn = ({ data }: Body): number => (data?.result as { museum_id: number } | undefined)?.museum_id ?? 0
const fileOf = (...museums: object[]) => ({ anfilada: 1, museums })

/** A museum as a file carries it. */
function museumRow(number: number, ...codes: string[]): MuseumRow {
  const objects = codes.map((code) => ({ ...objectDocument(code), countries: [] as string[] }))
  return { number, ...museumDocument([]), objects }
}

async function versions(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>('select count(*)::integer as count from catalogue_versions')
  return rows[0]?.count ?? 0
}
async function audited(action: string): Promise<unknown[]> {
  const { rows } = await world.pool.query<{ details: unknown }>('select details from audit_log where action = $1 order by id', [action])
  return rows.map(({ details }) => details)
}

/** The sheets as they were read, to be changed and written again. */
function toWrite({ name, cells }: ReadSheet): WrittenSheet {
  const rows: (string | number | null)[][] = Array.from({ length: (cells.at(-1)?.row ?? 0) + 1 }, () => [])
  const width = Math.max(...cells.map(({ column }) => column)) + 1
  for (const row of rows) row.push(...Array.from({ length: width }, () => null))
  for (const { row, column, content } of cells) (rows[row] ?? [])[column] = content.kind === 'number' ? content.number : content.text
  return { name, columns: [], rows, head: 1, rightToLeft: false }
}
async function bookOf(
  change: (cell: (sheet: string, title: string) => { set(value: string | number | null): string }) => void,
): Promise<Buffer> {
  const read = await readSpreadsheet(await download('xlsx'))
  if (!read.ok) throw new Error(read.fault)
  const sheets = read.sheets.map(toWrite)
  change((sheet, title) => ({
    set: (value) => {
      const { rows } = sheets.find(({ name }) => name === sheet) ?? { rows: [] }
      const column = (rows[0] ?? []).indexOf(title)
      ;(rows[1] ?? [])[column] = value
      return `${column < 26 ? '' : String.fromCodePoint(64 + Math.floor(column / 26))}${String.fromCodePoint(65 + (column % 26))}2`
    },
  }))
  return writeSpreadsheet(sheets)
}

describe('a file that was taken out', () => {
  test('changes nothing when it comes back, as JSON and as XLSX, and leaves no version and no line', async () => {
    await run(await uploaded(fileOf(museumRow(40, 'taken-out'))))
    const before = [await versions(), (await audited('interchange.imported')).length]
    for (const format of ['json', 'xlsx'] as const) {
      const file = await uploaded(await download(format))
      const report = await preview(file)
      expect(report.faults).toEqual([])
      expect(counts(report)).toEqual(report.sections.map(({ rows }) => [0, 0, rows]))
      expect((await run(file)).success).toBe(true)
    }
    expect([await versions(), (await audited('interchange.imported')).length]).toEqual(before)
    expect((await download('json')).equals(await download('json'))).toBe(true)
  })

  test('names countries by their codes, and its taking out is audited', async () => {
    const museum = museumRow(41, 'by-code')
    const { rows } = await world.pool.query<{ code: string }>('select code from countries where code is not null order by code limit 2')
    const countries = rows.map(({ code }) => code)
    await run(await uploaded(fileOf({ ...museum, objects: museum.objects.map((object) => ({ ...object, countries })) })))
    expect((await museumOf(41)).objects[0]?.countries).toEqual(countries)
    expect((await audited('interchange.exported')).at(-1)).toMatchObject({ format: 'json' })
  })
})

describe('an import', () => {
  test('makes a new museum under the number of the file, and the next one gets another', async () => {
    const before = await versions()
    const file = await uploaded(fileOf(museumRow(77, 'seventy-seven')))
    expect(counts(await preview(file))).toEqual([[1, 0, 0]])
    expect(await versions()).toBe(before)
    expect((await run(file)).success).toBe(true)
    expect(await museumOf(77)).toEqual({ ...museumRow(77, 'seventy-seven'), types: ['cn', 'ig', 'rf'] })
    const drafted = await send('save_museum_draft', { version: 0, revision: 0, document: museumDocument([objectDocument('after-77')]) })
    expect(museumIn(drafted)).toBeGreaterThan(77)
    expect((await audited('interchange.imported')).at(-1)).toEqual({ name: 'catalogue.json', museums: 1 })
  })

  test('shows each cell that is different, and leaves alone what the file does not have', async () => {
    await run(await uploaded(fileOf(museumRow(50, 'of-50'), museumRow(51, 'of-51'))))
    const museum = await museumOf(50)
    const week = museum.objects[0]?.week.map((day, at) => (at === 0 ? { closed: true, opens: null, closes: null } : day))
    const changed = {
      ...museum,
      name: { ...museum.name, zh: '博物馆' },
      objects: [...museum.objects.map((object) => ({ ...object, week, archived: true })), { ...objectDocument('of-50-b'), countries: [] }],
    }
    const file = await uploaded(fileOf(changed))
    const { changes } = await preview(file)
    expect(changes).toEqual([
      {
        section: 'museums',
        key: '50',
        name: 'Новый музей',
        what: 'changed',
        lines: [
          { sheet: 'Музеи', row: null, title: 'Имя (zh)', from: null, to: '博物馆' },
          { sheet: 'Объекты', row: 'Главный корпус (of-50)', title: 'Понедельник', from: null, to: 'закрыто' },
          { sheet: 'Объекты', row: 'Главный корпус (of-50)', title: 'В архиве', from: 'нет', to: 'да' },
          { sheet: 'Объекты', row: 'Главный корпус (of-50-b)', title: null, from: null, to: 'Главный корпус (of-50-b)' },
        ],
      },
    ])
    await run(file)
    expect((await museumOf(51)).objects.map(({ system_id }) => system_id)).toEqual(['of-51'])
    expect(await museumOf(50)).toMatchObject({ name: { zh: '博物馆' }, objects: [{ archived: true }, { system_id: 'of-50-b' }] })
  })

  test('with one wrong row writes none of them, and says what is wrong in the reader’s language', async () => {
    const before = await versions()
    const file = await uploaded(fileOf(museumRow(60, 'whole'), { ...museumRow(61, 'half'), name: russian('') }))
    const { faults } = await preview(file)
    expect(faults).toEqual([
      { section: 'museums', sheet: null, place: 'museums[1].name.ru', read: '', code: 'russian_missing', message: 'Нужно по-русски.' },
    ])
    const { seen } = await preview(file)
    expect(await send('run_import', { file_id: file, seen })).toMatchObject({ success: false, code: 'import_has_faults' })
    expect(await versions()).toBe(before)
  })

  test('says what publishing would refuse: a code of another museum, an object that is gone, orders in the way', async () => {
    const order = await place(world, await addSlot(world, { capacity: 20 }))
    const standing = await museumOf(museumId)
    const shut = { from: visitDate, until: visitDate, closed: true, opens: null, closes: null }
    const closing = standing.objects.map((object) => (object.system_id === objectId ? { ...object, exceptions: [shut] } : object))
    const { faults } = await preview(await uploaded(fileOf(museumRow(70, 'own', objectId), { ...standing, objects: closing })))
    expect(faults.map(({ place: at, code }) => [at, code])).toEqual([
      ['museums[0].objects[1].system_id', 'object_code_taken'],
      ['museums[1].number', 'catalogue_orders_stand'],
    ])
    expect(faults[1]?.message).toContain(String(order))
    const gone = await preview(await uploaded(fileOf({ ...standing, objects: standing.objects.slice(1) })))
    expect(gone.faults.map(({ code }) => code)).toEqual(['object_not_removed'])
  })

  test('publishes no price without a reason, and keeps the one that was given with the new version', async () => {
    const row = { list: 'Группы 2160', type: 'rf', customer: null, valid_from: '2160-01-01', valid_until: '2160-12-31', overlaps: false }
    const price = { ...row, museum_object_id: objectId, item: 'ticket:common', amount: 120_000, for_group: false, tiers: [] }
    const rest = { free_per: null, free_max: null, vat: null }
    const file = await uploaded({ anfilada: 1, prices: [{ ...price, ...rest }] })
    const { seen } = importReport.parse((await send('preview_import', { file_id: file }, 'officeAccountant')).data?.result)
    const carryOut = (data: object) => send('run_import', { file_id: file, seen, ...data }, 'officeAccountant')
    const notes = async () => {
      const { rows } = await world.pool.query<{ note: string }>(
        `select versions.note from price_list_versions as versions join price_lists on price_lists.id = versions.price_list_id where name = $1`,
        [row.list],
      )
      return rows.map(({ note }) => note)
    }
    for (const nothing of [{}, { note: '' }, { note: '   ' }]) {
      expect(await carryOut(nothing)).toMatchObject({ success: false, code: 'invalid_fields', fields: { note: 'Напишите пояснение.' } })
    }
    expect(await notes()).toEqual([])
    expect(await carryOut({ note: 'Сезон 2160' })).toMatchObject({ success: true })
    expect(await notes()).toEqual(['Сезон 2160'])
    // Nothing of it differs any more: there is nothing to give a reason for.
    const again = importReport.parse((await send('preview_import', { file_id: file }, 'officeAccountant')).data?.result)
    expect(await carryOut({ seen: again.seen })).toMatchObject({ success: true })
  })

  test('waits for the draft of an editor to be published or given up', async () => {
    const museum_id = museumIn(
      await send('save_museum_draft', { version: 0, revision: 0, document: museumDocument([objectDocument('in-work')]) }),
    )
    const { faults } = await preview(await uploaded(fileOf(museumRow(museum_id, 'in-work'))))
    expect(faults.map(({ code }) => code)).toEqual(['draft_open'])
  })

  test('does what was looked at, or asks to look again', async () => {
    const file = await uploaded(fileOf(museumRow(80, 'looked-at')))
    const { seen } = await preview(file)
    await run(await uploaded(fileOf({ ...museumRow(80, 'looked-at'), name: russian('Другое имя') })))
    expect(await send('run_import', { file_id: file, seen })).toMatchObject({ success: false, code: 'import_stale' })
    expect((await museumOf(80)).name.ru).toBe('Другое имя')
  })

  test('is for those who may change what the file holds', async () => {
    const file = await uploaded(fileOf(museumRow(81, 'not-his')))
    expect(await send('preview_import', { file_id: file }, 'dispatcher')).toMatchObject({ code: 'forbidden' })
    const report = importReport.parse((await send('preview_import', { file_id: file }, 'officeAccountant')).data?.result)
    expect(report.faults.map(({ section, code }) => [section, code])).toEqual([['museums', 'section_forbidden']])
    // A guess would otherwise be told what stands there instead.
    await run(await uploaded(fileOf(museumRow(82, 'his-who-may'))))
    const guess = await uploaded(fileOf({ ...museumRow(82, 'his-who-may'), name: russian('Наугад') }))
    const guessed = importReport.parse((await send('preview_import', { file_id: guess }, 'officeAccountant')).data?.result)
    expect([guessed.sections, guessed.changes]).toEqual([[], []])
    // Nor is an editor told of money: who enters no opening balances learns of none that stand.
    const money = await uploaded({
      anfilada: 1,
      opening_balances: [{ customer: 'agency', as_of: '2026-03-31', owed: 1, prepaid: null, note: '' }],
    })
    const asEditor = await preview(money)
    expect([asEditor.sections, asEditor.changes, asEditor.faults.map(({ code }) => code)]).toEqual([[], [], ['section_forbidden']])
    expect(counts(importReport.parse((await send('preview_import', { file_id: money }, 'officeAccountant')).data?.result))).toEqual([
      [1, 0, 0],
    ])
    expect((await send('interchange_sections', {}, 'officeAccountant')).data?.result).toEqual(
      expect.arrayContaining([
        { section: 'museums', may_read: false, may_write: false },
        { section: 'windows', may_read: true, may_write: false },
        { section: 'customers', may_read: true, may_write: true },
      ]),
    )
    const mayRead = async (as: Principal) =>
      interchangeActions.interchange_sections.output
        .parse((await send('interchange_sections', {}, as)).data)
        .result.flatMap(({ section, may_read }) => (may_read ? [section] : []))
    // Whoever keeps the catalogue carries no customers away.
    expect(await mayRead('editor')).toEqual(['museums', 'prices'])
    expect(await mayRead('admin')).toEqual(sectionNames)
    const headers = { authorization: world.tokens.officeAccountant }
    expect((await world.app.inject({ url: '/api/office/interchange/json?sections=museums', headers })).statusCode).toBe(403)
    const mine = await world.app.inject({ url: '/api/office/interchange/json', headers })
    expect(Object.keys(mine.json())).toEqual(['anfilada', ...(await mayRead('officeAccountant'))])
  })
})

describe('a workbook', () => {
  test('names the cell of each mistake', async () => {
    await run(await uploaded(fileOf(museumRow(1, 'in-a-book'))))
    const expected: Record<string, string> = {}
    const book = await bookOf((cell) => {
      const plant = (code: string, sheet: string, title: string, value: string | number | null): void => {
        expected[`${sheet}!${cell(sheet, title).set(value)}`] = code
      }
      plant('unknown_word', 'Музеи', 'Эмблема', 'kremlin')
      plant('not_yes_no', 'Музеи', 'В архиве', 'возможно')
      plant('not_a_point', 'Музеи', 'Широта и долгота', 'у реки')
      plant('not_whole', 'Объекты', 'Длится, минут', 1.5)
      plant('not_hours', 'Объекты', 'Вторник', 'с утра')
      plant('not_a_number', 'Объекты', 'Человек не больше', 'много')
      plant('owner_missing', 'Объекты', 'Номер музея', 999)
    })
    const { faults } = await preview(await uploaded(book))
    const found = Object.fromEntries(faults.map(({ sheet, place: at, code }) => [`${sheet ?? ''}!${at}`, code]))
    expect(found).toEqual(expected)
  })

  test('with formulas, unknown and missing columns and sheets is told of them', async () => {
    const formula = workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>', '', 'Nobody knows it')
    const { faults } = await preview(await uploaded(formula))
    expect(faults.map(({ code }) => code)).toEqual(['unknown_sheet'])
    const lacking = await preview(
      await uploaded(
        await writeSpreadsheet([
          {
            name: 'Музеи',
            columns: [],
            rows: [
              ['Номер музея', 'Цвет'],
              [5, '=1+1'],
            ],
            head: 1,
            rightToLeft: false,
          },
        ]),
      ),
    )
    expect(new Set(lacking.faults.map(({ code }) => code))).toEqual(new Set(['missing_sheet', 'unknown_column', 'missing_column']))
    expect(lacking.faults.find(({ place: at }) => at === 'B1')).toMatchObject({ sheet: 'Музеи', read: 'Цвет', code: 'unknown_column' })
  })

  test('reads dates and times as spreadsheet programs keep them, and stray spaces as nothing', async () => {
    const museum = museumRow(90, 'days')
    const exceptions = [{ from: '2040-03-01', until: '2040-03-05', closed: false, opens: '10:00', closes: '18:00' }]
    await run(await uploaded(fileOf({ ...museum, objects: museum.objects.map((object) => ({ ...object, exceptions })) })))
    const book = await bookOf((cell) => {
      cell('Особые дни', 'С').set(' 1.03.2040 ')
      cell('Особые дни', 'Часы').set('10:00 – 18:00')
    })
    expect((await preview(await uploaded(book))).faults).toEqual([])
    const number = await bookOf((cell) => cell('Особые дни', 'С').set(51_196))
    expect((await preview(await uploaded(number))).faults).toMatchObject([{ code: 'date_as_number', sheet: 'Особые дни' }])
  })
})

describe('a file that is no import', () => {
  test.each<[string, () => Buffer, string]>([
    ['empty', () => Buffer.alloc(0), 'file_empty'],
    ['a picture', () => Buffer.from('\u0089PNG\r\n\u001a\n and so on', 'latin1'), 'file_not_import'],
    ['a bomb', () => zip([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(40_000_000) }]), 'file_too_dense'],
    ['a million rows', () => workbook('<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(1_000_000)), 'file_too_dense'],
    ['larger than 10 MB', () => Buffer.alloc(10_485_761, ' '), 'file_too_large'],
  ])('is refused when it is %s', async (_what, make, code) => {
    expect(await upload(make())).toMatchObject({ success: false, code })
  })

  test.each<[string, string, string]>([
    ['no JSON', '{"anfilada": 1,', 'not_json'],
    ['of another program', '{"museums": []}', 'not_ours'],
    ['of a later version', '{"anfilada": 2}', 'not_ours'],
    ['with a section that nobody knows', '{"anfilada": 1, "dragons": []}', 'unknown_section'],
    ['with a section that is no list', '{"anfilada": 1, "museums": {}}', 'not_a_list'],
    ['with a row that is nothing', '{"anfilada": 1, "museums": [null]}', 'invalid'],
    ['of 50,001 rows', JSON.stringify({ anfilada: 1, museums: Array.from({ length: 50_001 }, () => 0) }), 'too_many_rows'],
  ])('says so when it is %s', async (_what, content, code) => {
    expect((await preview(await uploaded(Buffer.from(content)))).faults.map((fault) => fault.code)).toEqual([code])
  })

  test('names a field that nobody knows', async () => {
    const museum = museumRow(95, 'with-more')
    const { faults } = await preview(await uploaded(fileOf({ ...museum, objects: [{ ...museum.objects[0], colour: 'red' }] })))
    expect(faults).toMatchObject([{ place: 'museums[0].objects[0].colour', read: 'red', code: 'unknown_field' }])
  })
})
