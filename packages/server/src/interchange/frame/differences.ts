import { dayFormats, numberIn } from '@anfilada/contract/formats'
import type { ImportLine } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { interchangePhrases, type InterchangePhrases } from '@anfilada/phrases/interchange'
import { type CellValue, type Column, keyColumns, type SheetPlan, valueAt } from './sheet-plan.rules.ts'
import { cellOf, listIn, titleOf } from './write-sheets.rules.ts'

/** What is different between two canonical rows, cell by cell; rows of lists are the same by their keys. */
export function differences(plan: SheetPlan, before: unknown, after: unknown, language: OfficeLanguage): ImportLine[] {
  return differencesOf(plan, { before, after, label: null }, language)
}

/** What a new row says besides its name, cell by cell; a plain no is nothing that it says. */
export function newCells(plan: SheetPlan, row: unknown, language: OfficeLanguage): ImportLine[] {
  const words = interchangePhrases[language]
  return plan.columns.flatMap((column): ImportLine[] => {
    const cell = column.key ? null : cellOf(column, row, words)
    const told = { sheet: words.sheets[plan.name], row: null, title: titleOf(column, words), from: null }
    return cell === null || cell === words.cells.no ? [] : [{ ...told, to: shown(column, cell, language) }]
  })
}

type Compared = { before: unknown; after: unknown; label: string | null }

function differencesOf(plan: SheetPlan, { before, after, label }: Compared, language: OfficeLanguage): ImportLine[] {
  const words = interchangePhrases[language]
  const sheet = words.sheets[plan.name]
  const own = plan.columns.flatMap((column): ImportLine[] => {
    const [from, to] = [cellOf(column, before, words), cellOf(column, after, words)]
    const told = { sheet, row: label, title: titleOf(column, words) }
    return from === to ? [] : [{ ...told, from: shown(column, from, language), to: shown(column, to, language) }]
  })
  const lists = Object.entries(plan.lists ?? {}).flatMap(([field, list]) => {
    const [earlier, later] = [byKey(list, listIn(before, field), words), byKey(list, listIn(after, field), words)]
    const name = words.sheets[list.name]
    const below = (called: string): string => (label === null ? called : `${label} · ${called}`)
    const gone = [...earlier.keys()].filter((key) => !later.has(key))
    return [
      ...[...later].flatMap(([key, row]): ImportLine[] => {
        const called = below(labelOf(list, row, language))
        return earlier.has(key)
          ? differencesOf(list, { before: earlier.get(key), after: row, label: called }, language)
          : [{ sheet: name, row: called, title: null, from: null, to: called }]
      }),
      ...gone.map((key): ImportLine => {
        const called = below(labelOf(list, earlier.get(key), language))
        return { sheet: name, row: called, title: null, from: called, to: null }
      }),
    ]
  })
  return [...own, ...lists]
}

/** By its keys as people read them, beside a name where the row has one. */
function labelOf(plan: SheetPlan, row: unknown, language: OfficeLanguage): string {
  const words = interchangePhrases[language]
  const keys = keyColumns(plan)
    .map((column) => shown(column, cellOf(column, row, words), language) ?? '')
    .join(' ')
  const name = valueAt(row, ['name', language]) || valueAt(row, ['name', 'ru'])
  return typeof name === 'string' && name !== '' ? `${name} (${keys})` : keys
}

/** Money and days as people read them, the rest as it stands. */
function shown({ kind }: Column, cell: CellValue, language: OfficeLanguage): string | null {
  if (kind.day && typeof cell === 'string') return dayFormats.date(language, cell)
  if (!kind.money || typeof cell !== 'number') return cell === null ? null : String(cell)
  return numberIn(language, cell, { least: Number.isInteger(cell) ? 0 : 2 })
}

function byKey(plan: SheetPlan, rows: readonly unknown[], words: InterchangePhrases): Map<string, unknown> {
  const keys = keyColumns(plan)
  return new Map(rows.map((row) => [keys.map((column) => String(cellOf(column, row, words) ?? '')).join(' '), row]))
}
