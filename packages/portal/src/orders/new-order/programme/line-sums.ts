import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import { draftLines, draftTotal, pricedObject, type Prices, serviceIn } from '../draft/price-lines.ts'
import { isPlaced, type BasketLine } from './basket.ts'

/** Kopecks; `on_request`: no price list says it; undefined: not known yet. */
export type LineSum = number | 'on_request' | undefined
/** What the lines cost together, and how many of them nobody can price yet. */
export type LineTotal = { kopecks: number; onRequest: number }

/** What a line is priced by: an object, a vehicle class, a guide's language; nothing for a wish of the schedule. */
export function objectOfLine({ kind, draft }: BasketLine, guides: readonly CompanyService[]): string {
  return pricedObject(kind, draft, serviceIn(kind, draft, guides))
}

/** A line as it will be charged, and one that is ordered as its order is. `prices` undefined: none are sold. */
export function sumOfLine(line: BasketLine, prices: Prices | undefined): LineSum {
  if (line.kind === 'schedule') return 'on_request'
  if (isPlaced(line.answer) && line.answer.total !== undefined) return line.answer.total ?? 'on_request'
  const lines = draftLines(line.kind, line.draft, prices)
  return (lines.length > 0 ? draftTotal(lines) : undefined) ?? 'on_request'
}

/** Undefined while any of them is not known: a total that leaves something out would be a lie. */
export function totalOfLines(sums: readonly LineSum[]): LineTotal | undefined {
  if (sums.includes(undefined)) return undefined
  const known = sums.filter((sum) => typeof sum === 'number')
  return { kopecks: known.reduce((total, sum) => total + sum, 0), onRequest: sums.length - known.length }
}
