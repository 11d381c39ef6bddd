import { type InterchangeFile, interchangeFile, type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { ImportReport, InterchangeFormat } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSpreadsheet } from '../files/spreadsheets.ts'
import type { Acting } from '../identity/index.ts'
import { createAdmin, operator } from '../identity/staff/operate-staff.ts'
import { lockStaff } from '../identity/staff/staff.store.ts'
import { readStanding, writeFile } from '../interchange/export-file.ts'
import { previewImport, runImport } from '../interchange/import-file.ts'
import { readFile } from '../interchange/read-file.ts'
import { sections } from '../interchange/sections.ts'
import type { Outcome } from '../outcome.ts'

/** Who stands at the command line: nobody of the portal. */
const nobody = operator('tests', 'import')

/** A file as it is, or what stands in one. */
type Content = Buffer | Partial<Record<SectionName, unknown>>

/** Files of a database, out and in, without the way over HTTP. */
export function carrying(pool: Pool, language: OfficeLanguage = 'ru', acting: Acting = nobody) {
  const importing = { acting, can: () => true, language, name: 'data.json', note: 'data.json' }
  const read = async (content: Content) => {
    const file = await readFile(Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify({ anfilada: 1, ...content })))
    if (!file.ok) throw new Error(`The file was refused: ${file.refusal}`)
    return file.value
  }
  const given = async (format: InterchangeFormat): Promise<Buffer> => {
    const standing = await inTransaction(pool, (tx) => readStanding(tx, { acting, names: sectionNames, format }))
    return (await writeFile(standing, { format, language })).content
  }
  const exported = async (): Promise<string> => (await given('json')).toString()
  const takenIn = async (tx: Tx, content: Content): Promise<Outcome<ImportReport>> =>
    runImport(tx, await read(content), { ...importing, seen: undefined })
  return {
    given,
    exported,
    whole: async (): Promise<Required<InterchangeFile>> => interchangeFile.parse(JSON.parse(await exported())) as Required<InterchangeFile>,
    tried: async (content: Content): Promise<ImportReport> => {
      const file = await read(content)
      return inTransaction(pool, (tx) => previewImport(tx, file, importing))
    },
    taken: (content: Content): Promise<Outcome<ImportReport>> => inTransaction(pool, (tx) => takenIn(tx, content)),
    takenIn,
  }
}

/** Where something is wrong, what, and what people read of it. */
export function faultsOf({ faults }: ImportReport): string[][] {
  return faults.map(({ place, code, message }) => [place, code, message])
}

/** Somebody who brings a file, in a database that may be empty: opening balances are entered under a name. */
export async function employeeOf(pool: Pool): Promise<Acting> {
  const email = 'carrier@anfilada.example'
  return inTransaction(pool, async (tx) => {
    await createAdmin(tx, nobody, { email, name: undefined, language: 'ru' })
    const made = (await lockStaff(tx)).find(({ login }) => login === email)
    if (!made) throw new Error('No employee was made')
    return { caller: { userId: made.id, name: made.name, customerId: null }, origin: { address: null } }
  })
}

/** Reads a file in, as somebody does in the office; what is wrong with it is an error. */
export async function takeWhole(pool: Pool, content: Content): Promise<void> {
  const files = carrying(pool, 'en', await employeeOf(pool))
  const [fault] = (await files.tried(content)).faults
  if (fault) throw new Error(`${fault.sheet ?? ''} ${fault.place} ${fault.read}: ${fault.message}`)
  const done = await files.taken(content)
  if (!done.ok) throw new Error(done.refusal)
}

/**
 * The file goes into an empty database and comes out as JSON and as XLSX; each of them into another empty one, and comes out of that. Answers
 * what is not the same: bytes of JSON, cells of XLSX.
 */
export async function differencesOnTheWay(empty: () => Promise<Pool>, file: InterchangeFile): Promise<string[]> {
  const through = async (content: Buffer) => {
    const pool = await empty()
    await takeWhole(pool, content)
    const out = carrying(pool)
    return { json: await out.given('json'), xlsx: await out.given('xlsx') }
  }
  const first = await through(Buffer.from(JSON.stringify(file)))
  const [byJson, byXlsx] = [await through(first.json), await through(first.xlsx)]
  const cells = await cellsOf(first.xlsx)
  const faults = {
    'JSON is not what went in': saysTheSame(first.json, file),
    'JSON is another after JSON': byJson.json.equals(first.json),
    'JSON is another after XLSX': byXlsx.json.equals(first.json),
    'XLSX is another after XLSX': (await cellsOf(byXlsx.xlsx)) === cells,
    'XLSX is another after JSON': (await cellsOf(byJson.xlsx)) === cells,
  }
  return Object.entries(faults).flatMap(([fault, isSame]) => (isSame ? [] : [fault]))
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

async function cellsOf(book: Buffer): Promise<string> {
  const read = await readSpreadsheet(book)
  return read.ok ? JSON.stringify(read.sheets) : read.fault
}
