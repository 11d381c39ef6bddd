import { withClient } from '../bench/databases.ts'
import { readSpreadsheet, type WrittenSheet, writeSpreadsheet } from '../packages/server/src/files/spreadsheets.ts'
import { withStage } from './stage.ts'
import { conclude } from './traces.ts'

// A price list of some two thousand rows goes out as a table, comes back with every price changed, is looked at, written and published; then it
// comes back with twenty planted errors, and each of them is named by its cell.
const objects = 286
const port = 4176
const token = 'proof-token-of-the-editor'

const filling = `
  insert into museum_objects (system_id, museum_id, name, usual_entrance)
  select 'hall-' || n, 1, jsonb_build_object('ru_RU', 'Зал ' || n, 'en_US', 'Hall ' || n, 'zh_cn', 'Hall', 'fa_IR', 'Hall', 'vi', 'Hall'), 'Entrance'
  from generate_series(2, ${objects}) n;
  insert into users (login, name, password_hash, roles, totp_since) values ('editor', 'Editor', 'nobody signs in here', '{editor}', now());
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(convert_to('${token}', 'UTF8')), users.id, now() + interval '1 day' from users where users.login = 'editor';
`

type Answer = { result: Record<string, unknown> }

function officeOf(origin: string) {
  const headers = { authorization: token, 'accept-language': 'en' }
  return {
    async ask(action: string, data: object): Promise<Answer['result']> {
      const body = new FormData()
      body.set('action', action)
      body.set('data', JSON.stringify(data))
      const answer = (await (await fetch(`${origin}/api/office/actions/`, { method: 'POST', headers, body })).json()) as {
        data?: Answer
        code?: string
      }
      if (!answer.data) throw new Error(`${action}: ${answer.code}`)
      return answer.data.result
    },
    async fetch(path: string): Promise<Buffer> {
      return Buffer.from(await (await fetch(`${origin}${path}`, { headers })).arrayBuffer())
    },
    async upload(file: Buffer): Promise<number> {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(file)]), 'prices.xlsx')
      const answer = await fetch(`${origin}/api/office/files/price_list/`, {
        method: 'POST',
        headers,
        body,
      })
      return ((await answer.json()) as { data: { result: { file_id: number } } }).data.result.file_id
    },
  }
}

/** The table again, its cells changed: what was read, as rows. */
async function changed(file: Buffer, change: (row: (string | number | null)[], index: number) => void): Promise<Buffer> {
  const read = await readSpreadsheet(file)
  if (!read.ok) throw new Error(read.fault)
  const cells = read.sheets[0]?.cells ?? []
  const table: (string | number | null)[][] = []
  for (const { row, column, content } of cells) {
    const values = (table[row] ??= Array.from({ length: 11 }, () => null))
    values[column] = content.kind === 'number' ? content.number : content.text
  }
  table.slice(1).forEach(change)
  const sheet: WrittenSheet = { name: read.sheets[0]?.name ?? '', columns: [], rows: table, head: 1, rightToLeft: false }
  return writeSpreadsheet([sheet])
}

const figures: string[] = []
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  const result = await work()
  figures.push(`${what} ${Math.round(performance.now() - begin)} ms`)
  return result
}

/** Column and wrong value of each planted error, and what must be said of it. */
const wrongs = [
  [0, 'castle', 'unknown_object'],
  [3, 'ticket:dog', 'unknown_item'],
  [5, 'a thousand', 'not_a_number'],
  [5, -1, 'below_zero'],
  [5, '1,005', 'not_whole_kopecks'],
  [6, 'per bus', 'unknown_basis'],
  [7, '20=1; 10=2', 'wrong_tiers'],
  [8, 0, 'not_a_count'],
  [9, 1, 'limit_without_free'],
  [10, 'planted', 'unknown_vat'],
] as const

await withStage('prices', { count: 1, capacity: 10 }, async (stage) => {
  await withClient(stage.url('proof'), (client) => client.query(filling))
  const server = await stage.serve('proof', port)
  const office = officeOf(`http://127.0.0.1:${server.port}`)
  const faults: string[] = []
  const list = await office.ask('create_price_list', { name: 'All', type: 'ig', valid_from: '2040-01-01', valid_until: '2040-12-31' })
  const { file: path } = (await office.ask('export_price_list', { list_id: list.id })) as { file: string }
  const empty = await timed('out', () => office.fetch(path))
  // What an object sells, and what the company itself sells, is the product's to say.
  let rows = 0
  const priced = await changed(empty, (row, index) => {
    row[5] = 1000 + index
    rows++
  })
  if (rows < 7 * objects) faults.push(`${rows} rows of ${objects} objects`)
  const fileId = await timed('up', () => office.upload(priced))
  const seen = await timed('preview', () => office.ask('import_price_list', { list_id: list.id, file_id: fileId }))
  if ((seen.changes as unknown[]).length !== rows) faults.push(`${(seen.changes as unknown[]).length} changes instead of ${rows}`)
  const { version_id, revision } = seen
  const applied = await timed('apply', () => office.ask('apply_price_import', { list_id: list.id, file_id: fileId, version_id, revision }))
  await timed('grid', () => office.ask('price_list', { list_id: list.id }))
  await timed('publish', () =>
    office.ask('publish_price_list', { list_id: list.id, version_id, revision: applied.revision, note: '', overlaps_accepted: true }),
  )
  const again = await office.ask('import_price_list', { list_id: list.id, file_id: fileId })
  if (again.unchanged !== rows) faults.push(`${String(again.unchanged)} rows stand as they were imported, of ${rows}`)

  const spoilt = await changed(await office.fetch(path), (row, index) => {
    const wrong = index % 100 === 0 && index < 2000 ? wrongs[(index / 100) % wrongs.length] : undefined
    if (wrong) row[wrong[0]] = wrong[1]
  })
  const named = (await office.ask('import_price_list', { list_id: list.id, file_id: await office.upload(spoilt) })).faults as {
    cell: string
    fault: string
  }[]
  const planted = Array.from({ length: 20 }, (_, index) => {
    const [column, , fault] = wrongs[index % wrongs.length] as (typeof wrongs)[number]
    return `${String.fromCodePoint(65 + column)}${index * 100 + 2} ${fault}`
  })
  const said = named.map(({ cell, fault }) => `${cell} ${fault}`)
  faults.push(...planted.filter((each) => !said.includes(each)).map((each) => `${each} was not named`))
  if (said.length !== planted.length) faults.push(`${said.length} errors named, ${planted.length} planted`)
  conclude('prices', `${rows} rows: ${figures.join(', ')}; ${planted.length} planted errors named`, faults)
})
