import { type Kopecks, kopecks } from '@anfilada/contract/money'

export type LineKind = 'ticket' | 'service'
/** What is wanted: so many of an item. */
export type Wish = { kind: LineKind; item: string; quantity: number }
export type PricedLine = Wish & { unitPrice: Kopecks }
/** Kopecks by `kind:item`, of one object and group category. */
export type PriceTable = Readonly<Record<string, number>>

export type Pricing = { ok: true; lines: PricedLine[]; total: Kopecks } | { ok: false; unsold: Wish }

/** The price of an order is a pure function of what is ordered and the table; an item without a price is not sold. */
export function priceOrder(wishes: readonly Wish[], prices: PriceTable): Pricing {
  const lines: PricedLine[] = []
  for (const wish of wishes) {
    if (wish.quantity === 0) continue
    const price = prices[`${wish.kind}:${wish.item}`]
    if (price === undefined) return { ok: false, unsold: wish }
    lines.push({ ...wish, unitPrice: kopecks(price) })
  }
  return { ok: true, lines, total: kopecks(lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0)) }
}
