import type { Language } from '@anfilada/contract/languages'
import { orderServices, ticketCategories } from '@anfilada/contract/orders/items'
import type { PricedMuseum, PricePeriod } from '@anfilada/contract/pricing/price-table'
import { isNamed } from '../catalogue/names.ts'

const items = [
  ...ticketCategories.map((item) => ({ key: `ticket:${item}`, kind: 'ticket', item }) as const),
  ...orderServices.map((item) => ({ key: `service:${item}`, kind: 'service', item }) as const),
]
export type Item = (typeof items)[number]

/** `withKopecks`: some amount of it has them, so all are written alike. `vat`: the percent that all its prices have; undefined where they differ. */
export type Column = Item & { withKopecks: boolean; vat: number | null | undefined }

/** Only what is sold in some museum has a column. */
export function columnsOf(museums: readonly PricedMuseum[]): Column[] {
  const periods = museums.flatMap(({ museum, objects }) => (museum ? objects.flatMap((object) => object.periods) : []))
  return items.flatMap((item) => {
    const sold = periods.flatMap((period) =>
      period.prices[item.key] ? [{ price: period.prices[item.key], vat: percentOf(period, item.key) }] : [],
    )
    if (sold.length === 0) return []
    const percents = new Set(sold.map(({ vat }) => vat))
    const amounts = sold.flatMap(({ price }) => [price?.amount ?? 0, ...(price?.tiers ?? []).map((tier) => tier.amount)])
    return [{ ...item, withKopecks: amounts.some((amount) => amount % 100 !== 0), vat: percents.size === 1 ? [...percents][0] : undefined }]
  })
}

/** Null: without VAT. */
export function percentOf({ prices, vat }: PricePeriod, key: string): number | null {
  const code = prices[key]?.vat
  return code === undefined ? null : (vat[code] ?? null)
}

/** Of one museum by its id, or of all (''), and only what is called as was typed; a museum that is called so keeps all its objects. */
export function narrow(
  museums: readonly PricedMuseum[],
  { museum, find }: { museum: string; find: string },
  language: Language,
): PricedMuseum[] {
  return museums
    .filter((one) => museum === '' || String(one.museum?.id) === museum)
    .map((one) => ({
      ...one,
      objects: one.objects.filter(({ name }) => isNamed(one.museum ? [one.museum.name, name] : [name], find, language)),
    }))
    .filter(({ objects }) => objects.length > 0)
}

/** Nothing is to be said of days that are a whole year. */
export function isWholeYear({ from, until }: Pick<PricePeriod, 'from' | 'until'>): boolean {
  return from.endsWith('-01-01') && until.endsWith('-12-31')
}
