import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import type { Cell } from '../../shell/grid/selection.ts'

/** A line of the grid: the name of a museum, or an object with its place among the objects. */
export type Line = { museum: string; lead: true } | { lead: false; object: OfficePriceRow; row: number }

/** Objects as they come, by museum, with the museum's name above its first one. `lineOf`: where an object stands among the lines. */
export function linesOf(objects: readonly OfficePriceRow[]): { lines: Line[]; lineOf: number[] } {
  const lines: Line[] = []
  const lineOf: number[] = []
  for (const [row, object] of objects.entries()) {
    if (object.museum_id !== objects[row - 1]?.museum_id) lines.push({ lead: true, museum: object.museum })
    lineOf.push(lines.length)
    lines.push({ lead: false, object, row })
  }
  return { lines, lineOf }
}

export function cellId({ row, column }: Cell): string {
  return `price-${row}-${column}`
}

/** The cell that something in the page is, or is in; undefined outside of them. */
export function cellAround(target: EventTarget): Cell | undefined {
  const id = target instanceof Element ? target.closest('[role=gridcell]')?.id : undefined
  const [, row, column] = id?.split('-') ?? []
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}
