import type { InterchangePhrases } from '@anfilada/phrases/interchange'
import type { WrittenSheet } from '../../files/index.ts'
import { type CellValue, type Column, keyColumns, type SheetPlan, valueAt } from './sheet-plan.rules.ts'

/** A row of a sheet; `keys`: the cells in front of it that name its owners. */
type Spread = { keys: CellValue[]; row: unknown }

/** The sheets of a section, that of its rows first, then those of their lists; every cell is a text or a number, none is a formula. */
export function writeSheets(plan: SheetPlan, rows: readonly object[], words: InterchangePhrases): WrittenSheet[] {
  return spread(plan, { inherited: [], rows: rows.map((row) => ({ keys: [], row })) }, words)
}

type Level = { inherited: readonly Column[]; rows: readonly Spread[] }

function spread(plan: SheetPlan, { inherited, rows }: Level, words: InterchangePhrases): WrittenSheet[] {
  const columns = [...inherited, ...plan.columns]
  const own: WrittenSheet = {
    name: words.sheets[plan.name],
    columns: columns.map(({ width = 16, kind }) => ({ width, ...(kind.money && { money: true }) })),
    rows: [
      columns.map((column) => titleOf(column, words)),
      ...rows.map(({ keys, row }) => [...keys, ...cellsOf(plan.columns, row, words)]),
    ],
    head: 1,
    rightToLeft: false,
  }
  const named = keyColumns(plan)
  const lists = Object.entries(plan.lists ?? {}).flatMap(([field, list]) => {
    const below = rows.flatMap(({ keys, row }) => {
      const owner = [...keys, ...cellsOf(named, row, words)]
      return listIn(row, field).map((one) => ({ keys: owner, row: one }))
    })
    return spread(list, { inherited: [...inherited, ...named], rows: below }, words)
  })
  return [own, ...lists]
}

export function titleOf({ title, language }: Column, { titles }: InterchangePhrases): string {
  return language === undefined ? titles[title] : `${titles[title]} (${language})`
}

export function cellOf({ kind, path }: Column, row: unknown, words: InterchangePhrases): CellValue {
  return kind.write(valueAt(row, path), words.cells)
}

function cellsOf(columns: readonly Column[], row: unknown, words: InterchangePhrases): CellValue[] {
  return columns.map((column) => cellOf(column, row, words))
}

export function listIn(row: unknown, field: string): readonly unknown[] {
  return (valueAt(row, [field]) ?? []) as readonly unknown[]
}
