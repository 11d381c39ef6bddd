import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import { draftLines, draftTotal, pricedObject, type Prices, serviceIn } from '../draft/price-lines.ts'
import { isPlaced, type BasketItem } from './basket.ts'

/** Kopecks; `on_request`: no price list says it; undefined: not known yet. */
export type ItemSum = number | 'on_request' | undefined
/** What the items cost together, and how many of them nobody can price yet. */
export type ItemTotal = { kopecks: number; onRequest: number }

/** What an item is priced by: an object, a vehicle class, a guide's language; nothing for a wish of the schedule. */
export function objectOfItem({ kind, draft }: BasketItem, guides: readonly CompanyService[]): string {
  return pricedObject(kind, draft, serviceIn(kind, draft, guides))
}

/** An item as it will be charged, and one that is ordered as its order is. `prices` undefined: none are sold. */
export function sumOfItem(item: BasketItem, prices: Prices | undefined): ItemSum {
  if (item.kind === 'schedule') return 'on_request'
  if (isPlaced(item.answer) && item.answer.total !== undefined) return item.answer.total ?? 'on_request'
  const lines = draftLines(item.kind, item.draft, prices)
  return (lines.length > 0 ? draftTotal(lines) : undefined) ?? 'on_request'
}

/** Undefined while any of them is not known: a total that leaves something out would be a lie. */
export function totalOfItems(sums: readonly ItemSum[]): ItemTotal | undefined {
  if (sums.includes(undefined)) return undefined
  const known = sums.filter((sum) => typeof sum === 'number')
  return { kopecks: known.reduce((total, sum) => total + sum, 0), onRequest: sums.length - known.length }
}
