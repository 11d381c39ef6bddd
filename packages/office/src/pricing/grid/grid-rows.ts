import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'

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
