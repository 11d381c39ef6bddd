import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'

// Not the contract's own list: it stands beside schemas, and this screen would load them.
export const priceColumns = [
  'ticket:common',
  'ticket:privileged',
  'ticket:child',
  'service:multicast_audio_system',
  'service:ag',
  'service:rgc',
  'service:cgc',
  'service:transport',
  'service:guide',
] as const satisfies readonly PriceKey[]

/** Prices of one object by `kind:item`; what is absent is not sold. */
export type ObjectPrices = Readonly<Partial<Record<string, Price>>>

/** What the object costs in the version that is in force. */
export function pricesInForce({ current, prices }: { current?: ObjectPrices | undefined; prices: ObjectPrices }): ObjectPrices {
  return current ?? prices
}

export function samePrice(one: Price | null | undefined, other: Price | null | undefined): boolean {
  if (!one || !other) return !one === !other
  return one === other || (one.amount === other.amount && one.basis === other.basis && one.vat === other.vat && sameTerms(one, other))
}

function sameTerms({ tiers = [], free }: Price, { tiers: others = [], free: otherFree }: Price): boolean {
  const sameTiers = tiers.length === others.length && tiers.every((tier, at) => sameTier(tier, others[at]))
  return sameTiers && free?.per === otherFree?.per && free?.max === otherFree?.max
}

function sameTier(one: { from: number; amount: number }, other: { from: number; amount: number } | undefined): boolean {
  return one.from === other?.from && one.amount === other.amount
}

/** Whether anything but the amount is said of the price. */
export function hasTerms({ basis, tiers, free }: Price): boolean {
  return basis !== undefined || tiers !== undefined || free !== undefined
}

/** The VAT rate that most prices of each column carry, if it is the company's own: what a price that is typed into an empty cell begins with. */
export function usualRates(
  tables: Iterable<ObjectPrices>,
  rates: readonly { code: string; own: boolean }[],
): Partial<Record<string, string>> {
  const own = new Set(rates.filter((rate) => rate.own).map(({ code }) => code))
  const counts = new Map<string, Map<string, number>>()
  for (const prices of tables) {
    for (const [key, price] of Object.entries(prices)) {
      const found = counts.get(key) ?? new Map<string, number>()
      counts.set(key, found.set(price?.vat ?? '', (found.get(price?.vat ?? '') ?? 0) + 1))
    }
  }
  const usual = (found: Map<string, number>): string => [...found].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
  return Object.fromEntries([...counts].flatMap(([key, found]) => (own.has(usual(found)) ? [[key, usual(found)]] : [])))
}
