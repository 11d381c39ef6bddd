import { officeLanguages } from '@anfilada/contract/languages'
import type { SheetName } from '@anfilada/contract/interchange/sheet-words'
import { interchangePhrases } from '@anfilada/phrases/interchange'
import type { ReadSheet } from '../../files/index.ts'
import { textOf } from './cell-kinds.rules.ts'
import { addressOf, rowsOf, type SheetRow } from './find-columns.rules.ts'
import type { Place, Report } from './placed-faults.ts'
import { type Column, keyColumns, type Path, plansOf, type SheetPlan } from './sheet-plan.rules.ts'

export const everyWords = officeLanguages.map((language) => interchangePhrases[language])
const cellWords = everyWords.map(({ cells }) => cells)

export type Sheets = ReadonlyMap<SheetName, ReadSheet>
/** A row put together of its sheets, not judged yet; `place`: which cell a path in it came from. */
export type ReadRow = { row: unknown; place(path: Path): Place }

type List = { built: Built[]; rows: unknown[] }
type Built = { row: Record<string, unknown>; from: SheetRow; plan: SheetPlan; owner: string; key: string; lists: Record<string, List> }

/** The rows of a section; undefined where the workbook has none of its sheets. */
export function readSection(plan: SheetPlan, sheets: Sheets, report: Report): ReadRow[] | undefined {
  const names = plansOf(plan).map(({ name }) => name)
  if (!names.some((name) => sheets.has(name))) return undefined
  for (const missing of names.filter((name) => !sheets.has(name)))
    report({ sheet: null, place: '' }, 'missing_sheet', (words) => ({ sheet: words.sheets[missing] }))
  return build(plan, [], { sheets, report }).map((built) => ({ row: built.row, place: (path) => placeOf(built, path) }))
}

type Reading = { sheets: Sheets; report: Report }

/** `inherited`: the columns in front, which name the owners. */
function build(plan: SheetPlan, inherited: readonly Column[], reading: Reading): Built[] {
  const sheet = reading.sheets.get(plan.name)
  if (!sheet) return []
  const columns = [...inherited, ...plan.columns]
  const built = rowsOf(sheet, { columns, languages: everyWords, report: reading.report }).map((from) =>
    buildRow(plan, { from, inherited }, reading),
  )
  const owners = [...inherited, ...keyColumns(plan)]
  for (const [field, list] of Object.entries(plan.lists ?? {})) {
    const rows = build(list, owners, reading)
    joinList(field, { owned: built, rows, named: owners.at(-1) }, (place) =>
      reading.report(place, 'owner_missing', ({ sheets }) => ({ sheet: sheets[plan.name] })),
    )
  }
  return built
}

type Joined = { owned: readonly Built[]; rows: readonly Built[]; named: Column | undefined }

function joinList(field: string, { owned, rows, named }: Joined, reportLost: (place: Place) => void): void {
  const byKey = new Map(owned.toReversed().map((one) => [one.key, one.lists[field]]))
  for (const below of rows) {
    const list = byKey.get(below.owner)
    if (!list && named) reportLost(cellPlace(below.from, named))
    list?.built.push(below)
    list?.rows.push(below.row)
  }
}

function buildRow(plan: SheetPlan, { from, inherited }: { from: SheetRow; inherited: readonly Column[] }, reading: Reading): Built {
  const lists = Object.fromEntries(Object.keys(plan.lists ?? {}).map((field): [string, List] => [field, { built: [], rows: [] }]))
  const row: Record<string, unknown> = Object.fromEntries(Object.entries(lists).map(([field, { rows }]) => [field, rows]))
  const owners = inherited.map((column) => readCell(column, from, reading))
  const keys: unknown[] = []
  for (const column of plan.columns) {
    const value = readCell(column, from, reading)
    setAt(row, column.path, value)
    if (column.key) keys.push(value)
  }
  return { row, from, plan, owner: JSON.stringify(owners), key: JSON.stringify([...owners, ...keys]), lists }
}

/** Undefined when there is something wrong with it, which is reported. */
function readCell(column: Column, from: SheetRow, { report }: Reading): unknown {
  const content = from.cells.get(column)?.content
  const read = column.kind.read(content?.kind === 'formula' ? undefined : content, cellWords)
  if (read.ok) return read.value
  report(cellPlace(from, column), read.fault, () => read.values ?? {})
  return undefined
}

function setAt(row: Record<string, unknown>, path: Path, value: unknown): void {
  if (path.length === 0) Object.assign(row, value)
  if (path.length === 0) return
  let at: Record<string | number, unknown> = row
  for (const [index, part] of path.slice(0, -1).entries())
    at = (at[part] ??= typeof path[index + 1] === 'number' ? [] : {}) as Record<string | number, unknown>
  at[path.at(-1) ?? ''] = value
}

function cellPlace({ sheet, number, cells, columns }: SheetRow, column: Column): Place {
  const content = cells.get(column)?.content
  return { sheet, place: addressOf(number, columns.get(column) ?? 0), read: content ? textOf(content) : '' }
}

/** The cell that names the row. */
function ownPlace({ from, plan }: Built): Place {
  const [first] = from.columns.keys()
  const column = keyColumns(plan)[0] ?? first
  return column ? cellPlace(from, column) : { sheet: from.sheet, place: addressOf(from.number, 0) }
}

function placeOf(built: Built, path: Path): Place {
  const [field, index, ...rest] = path
  const below = typeof index === 'number' ? built.lists[String(field)]?.built[index] : undefined
  if (below) return placeOf(below, rest)
  const columns = built.plan.columns.filter((column) => column.path.every((part, at) => part === path[at]))
  const nearest = columns.toSorted((one, other) => other.path.length - one.path.length)[0]
  // A fault of all the languages of a name, or of all days of a week, stands beside the first.
  const within = nearest ?? built.plan.columns.find((column) => path.length > 0 && path.every((part, at) => part === column.path[at]))
  return within ? cellPlace(built.from, within) : ownPlace(built)
}
