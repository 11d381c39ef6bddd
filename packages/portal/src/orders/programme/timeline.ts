import { minutesIn, type Stretch } from '@anfilada/browser/timeline/axis'
import { localOf } from '@anfilada/contract/dates'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { isClosed } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'

export type Clash = Programme['clashes'][number]
/** What one order takes of its day. */
export type Block = Stretch & { id: number; order: Order }
/** Visits stand in thick lanes, what goes along with them in thin ones. `untimed`: orders that name no hour. */
export type DayPlan = { date: string; visits: Block[]; services: Block[]; untimed: Order[] }

/** How long a visit takes where its object does not say. */
const usualMinutes = 90
/** When the last museums close (`HH`). */
const evening = 20

/** The days of a programme with what stands on them; `minutesOf`: how long a visit of an object usually takes. */
export function dayPlans(orders: readonly Order[], minutesOf: (systemId: string) => number | undefined): DayPlan[] {
  const days = Map.groupBy(orders, ({ data }) => data.pass_date)
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, own]) => {
      const timed = own.filter((order) => hourOf(order) !== null)
      const blocks = timed.map((order) => blockOf(order, minutesOf))
      return {
        date,
        visits: blocks.filter(({ order }) => isVisit(order)),
        services: blocks.filter(({ order }) => !isVisit(order)),
        untimed: own.filter((order) => hourOf(order) === null),
      }
    })
}

function isVisit({ data: { kind } }: Order): boolean {
  return kind === 'museum_tickets' || kind === 'schedule'
}

export function hourOf({ info }: Order): string | null {
  return info.confirmed_time ?? info.time
}

function blockOf(order: Order, minutesOf: (systemId: string) => number | undefined): Block {
  const { data } = order
  const starts = minutesIn(hourOf(order) ?? '00:00')
  const { id } = order
  if (isVisit(order)) return { id, order, starts, ends: starts + (minutesOf(data.system_id) ?? usualMinutes) }
  if ('hours' in data) return { id, order, starts, ends: starts + data.hours * 60 }
  return { id, order, starts, ends: Math.max(returnOf(order) ?? 0, starts + 60) }
}

/** When equipment is back: on another day it is out until the evening. */
function returnOf({ data, info }: Order): number | undefined {
  if (data.kind !== 'audio_guides') return undefined
  const { date, time } = localOf(data.return_at, info.zone)
  return date === data.pass_date ? minutesIn(time) : evening * 60
}

/** Whether the museum of an order is closed on its day. */
export function isOnClosedDay(id: number, clashes: readonly Clash[]): boolean {
  return clashes.some(({ kind, order_ids: ids }) => kind === 'closed_day' && ids.includes(id))
}

/** What the open orders of a programme cost together, kopecks; null for readers who may not see prices. */
export function totalOf(orders: readonly Order[]): number | null {
  const open = orders.filter(({ info }) => !isClosed(info.status))
  if (open.some(({ info }) => info.total === null)) return null
  return open.reduce((sum, { info }) => sum + (info.total ?? 0), 0)
}
