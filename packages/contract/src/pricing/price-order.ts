import { type Kopecks, kopecks } from '../kopecks.ts'

export const lineKinds = ['ticket', 'service'] as const
export type LineKind = (typeof lineKinds)[number]

/** What is wanted: so many of an item. */
export type Wish = { kind: LineKind; item: string; quantity: number }

/** From so many heads in the group on, the unit costs so much. */
export type PriceTier = { from: number; amount: number }

/** How an item is sold; amounts are kopecks for one unit, VAT included. */
export type Price = {
  amount: number
  /** `group`: the amount is for the whole group, whatever the quantity. Without it: for each. */
  basis?: 'group' | undefined
  /** By the size of the group, in rising order of `from`; below the first one `amount` holds. */
  tiers?: PriceTier[] | undefined
  /** One of every `per` is free (guide, driver), `max` at most. */
  free?: { per: number; max?: number | undefined } | undefined
  /** The VAT rate's code, dated in `vat_rates`; without it the line carries no VAT. */
  vat?: string | undefined
}

/** Prices by `kind:item`, of one object, list and date. */
export type PriceTable = Readonly<Record<string, Price>>
/** Percent by the code of a VAT rate, on the day of the visit; null: without VAT. */
export type VatPercents = Readonly<Record<string, number | null>>

/** A line as it is charged. `sum` includes VAT; `vatPercent` null: without VAT. */
export type PricedLine = Wish & { unitPrice: Kopecks; free: number; vatPercent: number | null; sum: Kopecks }
export type Pricing = { ok: true; lines: PricedLine[]; total: Kopecks } | { ok: false; unsold: Wish }

/**
 * The price of an order: a pure function of what is ordered, the table of prices and the rates of that day. An item without a price is
 * not sold; a line of nothing is left out. specification/money.md.
 */
export function priceOrder(wishes: readonly Wish[], prices: PriceTable, vat: VatPercents = {}): Pricing {
  const wanted = wishes.filter((wish) => wish.quantity > 0)
  const heads = wanted.reduce((sum, wish) => sum + (wish.kind === 'ticket' ? wish.quantity : 0), 0)
  const lines: PricedLine[] = []
  for (const wish of wanted) {
    const price = prices[`${wish.kind}:${wish.item}`]
    if (!price) return { ok: false, unsold: wish }
    lines.push(priceLine(wish, price, heads, vat))
  }
  return { ok: true, lines, total: kopecks(lines.reduce((sum, line) => sum + line.sum, 0)) }
}

function priceLine({ kind, item, quantity }: Wish, price: Price, heads: number, vat: VatPercents): PricedLine {
  const unitPrice = kopecks(price.tiers?.findLast((tier) => tier.from <= heads)?.amount ?? price.amount)
  const free = price.basis === 'group' ? 0 : freeOf(quantity, price.free)
  const sum = kopecks(price.basis === 'group' ? unitPrice : (quantity - free) * unitPrice)
  const vatPercent = price.vat === undefined ? null : (vat[price.vat] ?? null)
  return { kind, item, quantity, unitPrice, free, vatPercent, sum }
}

function freeOf(quantity: number, free: Price['free']): number {
  return free ? Math.min(Math.floor(quantity / free.per), free.max ?? quantity) : 0
}

/**
 * The VAT inside a sum, in kopecks, half up (specification/money.md: vat = gross · r / (100 + r), per line). Whole numbers all the
 * way: a sum of a thousand million rubles is still exact.
 */
export function vatIn(sum: Kopecks, percent: number | null): Kopecks {
  if (percent === null || percent === 0) return kopecks(0)
  const [gross, rate] = [BigInt(sum), BigInt(percent)]
  const doubled = (2n * gross * rate + (100n + rate)) / (2n * (100n + rate))
  return kopecks(Number(doubled))
}

/** What decides a penalty; `each` for one person, `total` what is charged. */
type PenaltyTerms = { freeUntil: Date; each: number; persons: number; total: number }

/**
 * What cancelling a confirmed order costs at that moment: nothing up to the deadline of free changes, to the second; afterwards the
 * penalty of each person, and never more than was charged. specification/orders.md.
 */
export function cancelPenalty({ freeUntil, each, persons, total }: PenaltyTerms, at: Date): Kopecks {
  if (at.getTime() <= freeUntil.getTime()) return kopecks(0)
  return kopecks(Math.min(each * persons, total))
}
