import type { PriceLine } from '@anfilada/contract/orders/orders'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { LineKind, PricedLine } from '@anfilada/contract/pricing/price-order'

/** What a line says beyond quantity times price. */
type Details = { free?: number; vat?: number; sum?: number }
/** A line as the order's row keeps it; details stand there only when there is something to say (decision 0012). */
export type LineTuple = [kind: LineKind, item: string, quantity: number, unitPrice: number, details?: Details]

export function lineTuple({ kind, item, quantity, unitPrice, free, vatPercent, sum }: PricedLine): LineTuple {
  const details: Details = {
    ...(free > 0 && { free }),
    ...(vatPercent !== null && { vat: vatPercent }),
    ...(sum !== quantity * unitPrice && { sum }),
  }
  return Object.keys(details).length > 0 ? [kind, item, quantity, unitPrice, details] : [kind, item, quantity, unitPrice]
}

export function readLine([kind, item, quantity, unitPrice, details = {}]: LineTuple): PricedLine {
  const { free = 0, vat = null, sum = quantity * unitPrice } = details
  return { kind, item, quantity, unitPrice: kopecks(unitPrice), free, vatPercent: vat, sum: kopecks(sum) }
}

/** Lines as an answer shows them; without sums for readers who may not see prices. */
export function priceLines(lines: readonly LineTuple[], seesPrices: boolean): PriceLine[] {
  const seen = (amount: Kopecks): number | null => (seesPrices ? amount : null)
  return lines.map(readLine).map(({ kind, item, quantity, unitPrice, free, vatPercent, sum }) => ({
    kind,
    item,
    quantity,
    free,
    vat_percent: seesPrices ? vatPercent : null,
    unit_price: seen(unitPrice),
    sum: seen(sum),
  }))
}
