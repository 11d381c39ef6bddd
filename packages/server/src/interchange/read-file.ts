import { interchangeFile, mostImportRows, type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { SheetName } from '@anfilada/contract/interchange/sheet-words'
import { loadPhoneRule } from '@anfilada/contract/phone-rule'
import { readSpreadsheet, type ReadSheet } from '../files/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { Faults, type Place } from './frame/placed-faults.ts'
import { everyWords, type ReadRow, readSection, type Sheets } from './frame/read-sheets.ts'
import { type Path, plansOf } from './frame/sheet-plan.rules.ts'
import { sections } from './sections.ts'

/** What a file carries, by its sections, each row as it was read and not judged yet. */
export type ReadFile = { rows: ReadonlyMap<SectionName, ReadRow[]>; faults: Faults }

const zipBegins = Buffer.from('PK\u0003\u0004', 'latin1')

/**
 * Reads XLSX or JSON, by what it is; of its sections those that are named, the others as if they were not there. Refuses what no spreadsheet
 * program wrote; what is wrong inside is told by its place.
 */
export async function readFile(content: Buffer, names: readonly SectionName[] = sectionNames): Promise<Outcome<ReadFile>> {
  if (content.length === 0) return refuse('file_empty')
  // The command line has no server that would have it: numbers are kept with their country's code.
  await loadPhoneRule()
  if (!content.subarray(0, zipBegins.length).equals(zipBegins)) return accept(readJson(content, names))
  const read = await readSpreadsheet(content)
  return read.ok ? accept(readBook(read.sheets, names)) : refuse(read.fault)
}

function readBook(book: readonly ReadSheet[], names: readonly SectionName[]): ReadFile {
  const faults = new Faults()
  const found = new Map<SheetName, ReadSheet>()
  const known = sectionNames.flatMap((name) => plansOf(sections[name].sheet)).map(({ name }) => name)
  for (const sheet of book.filter(({ cells }) => cells.length > 0)) {
    const name = known.find((one) => everyWords.some(({ sheets }) => sheets[one] === sheet.name))
    if (name === undefined) faults.of(null)({ sheet: sheet.name, place: '' }, 'unknown_sheet')
    else if (found.has(name)) faults.of(null)({ sheet: sheet.name, place: '' }, 'sheet_twice')
    else found.set(name, sheet)
  }
  return { rows: rowsOfBook(found, names, faults), faults }
}

function rowsOfBook(sheets: Sheets, names: readonly SectionName[], faults: Faults): ReadFile['rows'] {
  return new Map(
    names.flatMap((name) => {
      const rows = readSection(sections[name].sheet, sheets, faults.of(name))
      return rows ? [[name, rows]] : []
    }),
  )
}

function readJson(content: Buffer, names: readonly SectionName[]): ReadFile {
  const faults = new Faults()
  const report = faults.of(null)
  const at = (place: string): Place => ({ sheet: null, place })
  const file = parsed(content)
  if (file === undefined) report(at(''), 'not_json')
  else if (!isObject(file) || file['anfilada'] !== 1) report(at('anfilada'), 'not_ours')
  if (!isObject(file) || faults.all.length > 0) return { rows: new Map(), faults }
  for (const name of Object.keys(file).filter((one) => !Object.hasOwn(interchangeFile.shape, one))) report(at(name), 'unknown_section')
  const rows = new Map<SectionName, ReadRow[]>()
  for (const name of names.filter((one) => file[one] !== undefined)) {
    const list = file[name]
    if (!Array.isArray(list)) report(at(name), 'not_a_list')
    else if (list.length > mostImportRows) report(at(name), 'too_many_rows')
    else
      rows.set(
        name,
        list.map((row: unknown, index) => ({ row, place: (path) => placeIn(row, name, index, path) })),
      )
  }
  return { rows, faults }
}

/** UTF-8, with or without its mark; undefined where it is no JSON. */
function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) as unknown
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `museums[3].objects[0].name.ru` */
function placeIn(row: unknown, name: SectionName, index: number, path: Path): Place {
  const place = [index, ...path].map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  const value = path.reduce<unknown>(
    (at, part) => (isObject(at) || Array.isArray(at) ? (at as Record<string, unknown>)[part] : undefined),
    row,
  )
  return { sheet: null, place: `${name}${place}`, read: isScalar(value) ? String(value) : '' }
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
