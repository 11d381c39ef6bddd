import type { CellWord, ColumnTitle, InterchangeFaultCode, SheetName } from '@anfilada/contract/interchange/sheet-words'
import type { Language } from '@anfilada/contract/languages'
import type { CellContent } from '../../files/index.ts'

/** Where something stands in a row: `['objects', 0, 'name', 'ru']`. */
export type Path = readonly (string | number)[]

export type CellValue = string | number | null
/** Words that stand in cells, in one language. */
export type CellWords = Readonly<Record<CellWord, string>>
export type CellRead<V> = { ok: true; value: V } | { ok: false; fault: InterchangeFaultCode; values?: Readonly<Record<string, string>> }

/** How a value of a row stands in a cell, and is read back in whichever language it was written. What is read of what was written is the same. */
export interface CellKind<V = unknown> {
  write(value: V, words: CellWords): CellValue
  /** Undefined: the cell is empty. */
  read(content: Exclude<CellContent, { kind: 'formula' }> | undefined, words: readonly CellWords[]): CellRead<V>
  /** Shown with two decimals. */
  readonly money?: true
  /** Shown to people as they write a day. */
  readonly day?: true
}

/** `key`: by these a row is known among its like; they stand again in front of each row of its lists. */
export type Column = Readonly<{
  title: ColumnTitle
  path: Path
  kind: CellKind
  key?: true
  /** Of words in several languages: this one stands in the title. */
  language?: Language
  width?: number
}>

/** One sheet: a row of it for each row of the section, or of a list in it; `lists`: by their names in the row, each a sheet of its own. */
export type SheetPlan = Readonly<{ name: SheetName; columns: readonly Column[]; lists?: Readonly<Record<string, SheetPlan>> }>

/** The sheet and those of its lists, in their order in a workbook. */
export function plansOf(plan: SheetPlan): SheetPlan[] {
  return [plan, ...Object.values(plan.lists ?? {}).flatMap(plansOf)]
}

export function keyColumns({ columns }: SheetPlan): Column[] {
  return columns.filter(({ key }) => key)
}

/** What stands there in the row; undefined where nothing does. */
export function valueAt(row: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<string | number, unknown> | null | undefined)?.[part], row)
}
