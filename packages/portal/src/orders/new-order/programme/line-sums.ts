import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import { draftLines, draftTotal, pricedLines, type DraftLine, type Prices } from '../draft/price-lines.ts'
import { wishesOf } from '../services/use-service-chosen.ts'
import { isPlaced, type BasketLine } from './basket.ts'

/** Kopecks; `on_request`: no price list says it; undefined: not known yet. */
export type LineSum = number | 'on_request' | undefined
/** What the lines cost together, and how many of them nobody can price yet. */
export type LineTotal = { kopecks: number; onRequest: number }

/** What a line is priced by: an object, a vehicle class, a guide's language; nothing for a wish of the schedule. */
export function pricedObject({ kind, draft }: BasketLine, guides: readonly CompanyService[]): string {
  if (kind === 'schedule') return ''
  if (kind === 'transport') return draft.vehicle
  if (kind === 'guide')
    return guides.find(({ guide_language: spoken }) => spoken !== null && spoken === draft.guide_language)?.system_id ?? ''
  return draft.system_id
}

/** A line as it will be charged, and one that is ordered as its order is. `prices` undefined: none are sold. */
export function sumOfLine(line: BasketLine, prices: Prices | undefined): LineSum {
  if (line.kind === 'schedule') return 'on_request'
  if (isPlaced(line.answer) && line.answer.total !== undefined) return line.answer.total ?? 'on_request'
  const lines = linesOf(line, prices)
  return (lines.length > 0 ? draftTotal(lines) : undefined) ?? 'on_request'
}

function linesOf(line: BasketLine, prices: Prices | undefined): DraftLine[] {
  if (line.kind === 'museum_tickets') return draftLines(line.draft, prices)
  const service = line.kind === 'transport' || line.kind === 'guide' ? { service: line.kind } : undefined
  return pricedLines(wishesOf(line.kind, line.draft, service), prices)
}

/** Undefined while any of them is not known: a total that leaves something out would be a lie. */
export function totalOfLines(sums: readonly LineSum[]): LineTotal | undefined {
  if (sums.includes(undefined)) return undefined
  const known = sums.filter((sum) => typeof sum === 'number')
  return { kopecks: known.reduce((total, sum) => total + sum, 0), onRequest: sums.length - known.length }
}
