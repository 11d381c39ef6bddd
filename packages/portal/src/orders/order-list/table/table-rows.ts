import type { Order } from '@anfilada/contract/orders/orders'
import type { OrderDay } from '../order-days.ts'

/** Rows that are drawn together; beyond the window they are one text. */
export type TableBlock = {
  key: string
  /** The day that stands above them as a row of its own. */
  day: OrderDay | undefined
  orders: readonly Order[]
  /** In the archive a day of one order has no row of its own: the order says it. */
  saysDays: boolean
}

/** A long day is one text where nobody sees it; near the window its rows come a few a frame. */
const rowsOfBlock = 40

/** The days in blocks: a long day is several, of which the first has its row; days of one order stand together where they say themselves. */
export function tableBlocks(days: readonly OrderDay[], isDated: boolean): TableBlock[] {
  const blocks: (TableBlock & { orders: Order[] })[] = []
  for (const day of days) {
    const saysDays = isDated && day.orders.length === 1
    for (const [at, order] of day.orders.entries()) {
      const last = blocks.at(-1)
      const isHead = at === 0 && !saysDays
      if (last && !isHead && last.saysDays === saysDays && last.orders.length < rowsOfBlock) last.orders.push(order)
      else blocks.push({ key: `${day.date} ${at}`, day: isHead ? day : undefined, orders: [order], saysDays })
    }
  }
  return blocks
}

/** The row so many steps from another, by their orders' numbers; the first where none is chosen yet, the edge where there is no further. */
export function rowBeyond(days: readonly OrderDay[], current: number | undefined, step: 1 | -1): number | undefined {
  const ids = days.flatMap(({ orders }) => orders.map(({ id }) => id))
  const at = ids.findIndex((id) => id === current)
  if (at < 0) return ids[0]
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
}

/** Of the marked orders those that can be paid; without marks the chosen one. */
export function payableOf(days: readonly OrderDay[], marked: ReadonlySet<number>, current: number | undefined): Order[] {
  const isMeant = (id: number) => (marked.size > 0 ? marked.has(id) : id === current)
  return days.flatMap(({ orders }) => orders.filter(({ id, info }) => isMeant(id) && info.allowed.includes('pay')))
}

/** The set with the number in it, or without it if it was. */
export function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return marked.has(id) ? new Set([...marked].filter((one) => one !== id)) : new Set([...marked, id])
}
