import type { GroupCategory } from '@anfilada/contract/catalogue'
import { priceOf, type PriceRow } from '@anfilada/contract/interchange/prices'
import type { OrderService } from '@anfilada/contract/orders/items'
import { type Pricing, type PriceTable, priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import { rowsOf } from '../files/demo-files.ts'

const file = rowsOf('prices')
const fileYear = file[0]?.valid_from.slice(0, 4) ?? ''

/** Prices rise with the year: the file's are those of this one, and the demo has the lists of the two years before and of the next as well. */
const yearFactor: readonly (readonly [offset: number, percent: number])[] = [
  [-2, 85],
  [-1, 92],
  [0, 100],
  [1, 108],
]

/** The same lists of another year: its number in their names and days, and so many percent of each price, in whole tens of rubles. */
function movedTo(year: number, percent: number): PriceRow[] {
  const moved = (text: string): string => text.replace(fileYear, String(year))
  return file.map((row) => ({
    ...row,
    list: moved(row.list),
    valid_from: moved(row.valid_from),
    valid_until: moved(row.valid_until),
    amount: Math.ceil((row.amount * percent) / 100_000) * 1000,
  }))
}

const sold = new Set(file.map(({ museum_object_id, type, item }) => `${museum_object_id} ${type} ${item}`))

/** Whether the object sells the service to this category of groups, in any year. */
export function sellsService(systemId: string, category: GroupCategory, service: OrderService): boolean {
  return sold.has(`${systemId} ${category} service:${service}`)
}

export type DemoPriceList = { year: number; category: GroupCategory; tables: ReadonlyMap<string, PriceTable> }

function listsOf({ year, rows }: YearOfPrices): DemoPriceList[] {
  return [...Map.groupBy(rows, ({ type }) => type)].map(([category, ofList]) => {
    const tables = [...Map.groupBy(ofList, ({ museum_object_id }) => museum_object_id)].map(([objectId, prices]): [string, PriceTable] => [
      objectId,
      Object.fromEntries(prices.map((price) => [price.item, priceOf(price)])),
    ])
    return { year, category, tables: new Map(tables) }
  })
}

/** `rows`: as a file of the interchange has them. */
export type YearOfPrices = { year: number; rows: readonly PriceRow[] }

/** All lists of the demo, numbered as they come in: list and version have the same number. */
export class PriceBook {
  readonly years: readonly YearOfPrices[]
  readonly lists: readonly DemoPriceList[]

  constructor(today: string) {
    const thisYear = Number(today.slice(0, 4))
    this.years = yearFactor.map(([offset, percent]) => ({ year: thisYear + offset, rows: movedTo(thisYear + offset, percent) }))
    this.lists = this.years.flatMap(listsOf)
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
