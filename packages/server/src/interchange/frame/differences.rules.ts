import type { ImportLine } from '@anfilada/contract/interchange/office-interchange'
import type { InterchangePhrases } from '@anfilada/phrases/interchange'
import { keyColumns, type SheetPlan } from './sheet-plan.rules.ts'
import { cellOf, listIn, titleOf } from './write-sheets.rules.ts'

/** What is different between two canonical rows, cell by cell; rows of lists are the same by their keys. */
export function differences(plan: SheetPlan, before: unknown, after: unknown, words: InterchangePhrases): ImportLine[] {
  return differencesOf(plan, { before, after, label: null }, words)
}

/** What a new row says besides its name, cell by cell. */
export function newCells(plan: SheetPlan, row: unknown, words: InterchangePhrases): ImportLine[] {
  return plan.columns.flatMap((column): ImportLine[] => {
    const to = column.key ? null : cellOf(column, row, words)
    return to === null ? [] : [{ sheet: words.sheets[plan.name], row: null, title: titleOf(column, words), from: null, to: shown(to) }]
  })
}

type Compared = { before: unknown; after: unknown; label: string | null }

function differencesOf(plan: SheetPlan, { before, after, label }: Compared, words: InterchangePhrases): ImportLine[] {
  const sheet = words.sheets[plan.name]
  const own = plan.columns.flatMap((column): ImportLine[] => {
    const [from, to] = [cellOf(column, before, words), cellOf(column, after, words)]
    return from === to ? [] : [{ sheet, row: label, title: titleOf(column, words), from: shown(from), to: shown(to) }]
  })
  const lists = Object.entries(plan.lists ?? {}).flatMap(([field, list]) => {
    const [earlier, later] = [byKey(list, listIn(before, field), words), byKey(list, listIn(after, field), words)]
    const name = words.sheets[list.name]
    const below = (key: string): string => (label === null ? key : `${label} · ${key}`)
    const gone = [...earlier.keys()].filter((key) => !later.has(key))
    return [
      ...[...later].flatMap(([key, row]): ImportLine[] =>
        earlier.has(key)
          ? differencesOf(list, { before: earlier.get(key), after: row, label: below(key) }, words)
          : [{ sheet: name, row: below(key), title: null, from: null, to: below(key) }],
      ),
      ...gone.map((key): ImportLine => ({ sheet: name, row: below(key), title: null, from: below(key), to: null })),
    ]
  })
  return [...own, ...lists]
}

function shown(cell: string | number | null): string | null {
  return cell === null ? null : String(cell)
}

function byKey(plan: SheetPlan, rows: readonly unknown[], words: InterchangePhrases): Map<string, unknown> {
  const keys = keyColumns(plan)
  return new Map(rows.map((row) => [keys.map((column) => String(cellOf(column, row, words) ?? '')).join(' '), row]))
}
