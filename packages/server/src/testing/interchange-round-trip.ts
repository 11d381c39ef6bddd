import { type InterchangeFile, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { InterchangeFormat } from '@anfilada/contract/interchange/office-interchange'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSpreadsheet } from '../files/spreadsheets.ts'
import { operator } from '../identity/staff/operate-staff.ts'
import { readStanding, writeFile } from '../interchange/export-file.ts'
import { previewImport, runImport } from '../interchange/import-file.ts'
import { readFile } from '../interchange/read-file.ts'
import { sections } from '../interchange/sections.ts'

const acting = operator('nobody@test', 'import')

/** Reads a file in as the command line does; what is wrong with it is an error. */
export async function take(pool: Pool, content: Buffer): Promise<void> {
  const file = await readFile(content)
  if (!file.ok) throw new Error(file.refusal)
  const importing = { acting, can: () => true, language: 'en', name: 'file', seen: undefined } as const
  await inTransaction(pool, async (tx) => {
    const [fault] = (await previewImport(tx, file.value, importing)).faults
    if (fault) throw new Error(`${fault.sheet ?? ''} ${fault.place} ${fault.read}: ${fault.message}`)
    const done = await runImport(tx, file.value, importing)
    if (!done.ok) throw new Error(done.refusal)
  })
}

export async function give(pool: Pool, format: InterchangeFormat): Promise<Buffer> {
  const carried = await inTransaction(pool, (tx) => readStanding(tx, { acting, names: sectionNames, format }))
  return (await writeFile(carried, { format, language: 'ru' })).content
}

/**
 * Whether what came out of a database that was empty says each row of the file, and besides nothing but the terms that every object and every
 * service of the company has from the beginning.
 */
function saysTheSame(json: Buffer, file: InterchangeFile): boolean {
  const given = JSON.parse(json.toString()) as InterchangeFile
  return sectionNames.every((name) => {
    const section = sections[name]
    const written = (file[name] ?? []).map((row) => section.canonical(section.schema.parse(row)))
    const wanted = new Map(written.map((row) => [section.keyOf(row), JSON.stringify(row)]))
    const rows = given[name] ?? []
    const said = rows.filter((row) => wanted.get(section.keyOf(row)) === JSON.stringify(row))
    return said.length === wanted.size && (rows.length === said.length || name === 'terms')
  })
}

/**
 * The file goes into an empty database and comes out as JSON and as XLSX; each of them into another empty one, and comes out of that. Answers
 * what is not the same: bytes of JSON, cells of XLSX.
 */
export async function differencesOnTheWay(empty: () => Promise<Pool>, file: InterchangeFile): Promise<string[]> {
  const first = await empty()
  await take(first, Buffer.from(JSON.stringify(file)))
  const [json, xlsx] = [await give(first, 'json'), await give(first, 'xlsx')]
  const [byJson, byXlsx] = [await empty(), await empty()]
  await take(byJson, json)
  await take(byXlsx, xlsx)
  const cells = await cellsOf(xlsx)
  const faults = {
    'JSON is not what went in': saysTheSame(json, file),
    'JSON is another after JSON': (await give(byJson, 'json')).equals(json),
    'JSON is another after XLSX': (await give(byXlsx, 'json')).equals(json),
    'XLSX is another after XLSX': (await cellsOf(await give(byXlsx, 'xlsx'))) === cells,
    'XLSX is another after JSON': (await cellsOf(await give(byJson, 'xlsx'))) === cells,
  }
  return Object.entries(faults).flatMap(([fault, isSame]) => (isSame ? [] : [fault]))
}

async function cellsOf(book: Buffer): Promise<string> {
  const read = await readSpreadsheet(book)
  return read.ok ? JSON.stringify(read.sheets) : read.fault
}
