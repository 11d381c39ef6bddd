import type { GroupCategory } from '@anfilada/contract/catalogue'
import { type GuideLanguage, type OrderService, ticketCategories } from '@anfilada/contract/orders/items'
import { type Pricing, type PriceTable, priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import type { DemoObject } from './museum.ts'
import { findObject, museumObjects } from './museums.ts'

/** Rubles for one set or one guide; null where the service is not sold: groups from Russia get no guide in Chinese. */
const serviceRubles: Record<OrderService, Record<GroupCategory, number | null>> = {
  multicast_audio_system: { rf: 150, ig: 150, cn: 150 },
  ag: { rf: 350, ig: 450, cn: 450 },
  rgc: { rf: 4500, ig: 5500, cn: 5500 },
  cgc: { rf: null, ig: 6300, cn: 6300 },
}

export type DemoPriceList = { year: number; category: GroupCategory; tables: ReadonlyMap<string, PriceTable> }

/** Prices rise with the year; the demo has the lists of the two years before, of this one and of the next. */
const yearFactor: readonly (readonly [offset: number, percent: number])[] = [
  [-2, 85],
  [-1, 92],
  [0, 100],
  [1, 108],
]

function demoPriceLists(today: string): DemoPriceList[] {
  const thisYear = Number(today.slice(0, 4))
  const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']
  return yearFactor.flatMap(([offset, percent]) =>
    categories.map((category) => ({ year: thisYear + offset, category, tables: tablesOf(category, percent) })),
  )
}

function tablesOf(category: GroupCategory, percent: number): Map<string, PriceTable> {
  const served = museumObjects.filter(({ museum }) => museum.types.includes(category))
  return new Map<string, PriceTable>([
    ...served.map(({ object }): [string, PriceTable] => [
      object.systemId,
      { ...ticketPrices(object, category, percent), ...servicePrices(object, category, percent) },
    ]),
    ...companyTables(percent),
  ])
}

/** Museum tickets are free of VAT; what the company renders itself carries the standard rate (specification/money.md). */
function ticketPrices(object: DemoObject, category: GroupCategory, percent: number): PriceTable {
  const rubles = object[category === 'rf' ? 'rf' : 'ig']
  return Object.fromEntries(
    ticketCategories.map((item, index) => [`ticket:${item}`, { amount: inYear(ticketRubles(rubles[index] ?? 0, category), percent) }]),
  )
}

/** Chinese groups come on the museums' separate quota, a tenth dearer, in steps of 50 rubles. */
function ticketRubles(rubles: number, category: GroupCategory): number {
  return category === 'cn' ? Math.ceil((rubles * 11) / 500) * 50 : rubles
}

function servicePrices(object: DemoObject, category: GroupCategory, percent: number): PriceTable {
  return Object.fromEntries(
    object.services.flatMap((item) => {
      const rubles = serviceRubles[item][category]
      return rubles === null ? [] : [[`service:${item}`, { amount: inYear(rubles, percent), vat: 'standard' }]]
    }),
  )
}

/** Rubles for an hour of a vehicle class. */
const vehicleRubles = { sedan: 1800, minivan: 2600, minibus: 3400, coach: 4800 }
/** Rubles for an hour of a guide, by language: the rarer, the dearer. */
const guideRubles: Record<GuideLanguage, number> = { ru: 2000, en: 2500, zh: 3200, fa: 3600, vi: 3600, de: 2700, fr: 2700, es: 2700 }

/** What the company itself sells costs every group the same. */
function companyTables(percent: number): [string, PriceTable][] {
  const hour = (item: 'transport' | 'guide', rubles: number): PriceTable => ({
    [`service:${item}`]: { amount: inYear(rubles, percent), vat: 'standard' },
  })
  return [
    ...Object.entries(vehicleRubles).map(([vehicle, rubles]): [string, PriceTable] => [vehicle, hour('transport', rubles)]),
    ...Object.entries(guideRubles).map(([language, rubles]): [string, PriceTable] => [`guide-${language}`, hour('guide', rubles)]),
  ]
}

/** Whether the object sells the service to this category of groups, in any year. */
export function sellsService(systemId: string, category: GroupCategory, service: OrderService): boolean {
  return findObject(systemId).object.services.includes(service) && serviceRubles[service][category] !== null
}

/** All lists of the demo, numbered as they are written: list and version have the same number. */
export class PriceBook {
  readonly lists: readonly DemoPriceList[]

  constructor(today: string) {
    this.lists = demoPriceLists(today)
  }

  /** Prices as the product does; the demo never orders what is not sold. */
  price(order: { systemId: string | null; category: GroupCategory; passDate: string }, wishes: readonly Wish[]): Priced {
    const year = Number(order.passDate.slice(0, 4))
    const index = this.lists.findIndex((list) => list.year === year && list.category === order.category)
    const table = this.lists[index]?.tables.get(order.systemId ?? '') ?? {}
    const pricing = priceOrder(wishes, table, { standard: year < 2026 ? 20 : 22 })
    if (!pricing.ok) throw new Error(`${order.systemId} does not sell ${pricing.unsold.item} to ${order.category} in ${year}`)
    return { ...pricing, version: index + 1 }
  }
}
type Priced = Extract<Pricing, { ok: true }> & { version: number }

/** Kopecks, in whole tens of rubles. */
function inYear(rubles: number, percent: number): number {
  return Math.ceil((rubles * percent) / 1000) * 1000
}
