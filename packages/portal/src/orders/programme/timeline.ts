import { localOf } from '@anfilada/contract/dates'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { isClosed } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'

export type Clash = Programme['clashes'][number]
/** What one order takes of its day, in minutes since midnight by the museum's clock; `lane`: the row that it stands in, from 0. */
export type Block = { order: Order; starts: number; ends: number; lane: number }
/** Visits stand in thick lanes, what goes along with them in thin ones. `untimed`: orders that name no hour. */
export type DayPlan = { date: string; visits: Block[]; services: Block[]; untimed: Order[] }
/** Hours of the axis, whole. */
export type Span = { from: number; to: number }

/** How long a visit takes where its object does not say. */
const usualMinutes = 90
const usualSpan: Span = { from: 8, to: 20 }

/** The days of a programme with what stands on them; `minutesOf`: how long a visit of an object usually takes. */
export function dayPlans(orders: readonly Order[], minutesOf: (systemId: string) => number | undefined): DayPlan[] {
  const days = Map.groupBy(orders, ({ data }) => data.pass_date)
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, own]) => {
      const timed = own.filter((order) => hourOf(order) !== null)
      const blocks = timed
        .map((order) => blockOf(order, minutesOf))
        .sort((one, other) => one.starts - other.starts || one.ends - other.ends)
      return {
        date,
        visits: inLanes(blocks.filter(({ order }) => isVisit(order))),
        services: inLanes(blocks.filter(({ order }) => !isVisit(order))),
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

function blockOf(order: Order, minutesOf: (systemId: string) => number | undefined): Omit<Block, 'lane'> {
  const { data } = order
  const starts = minutesIn(hourOf(order) ?? '00:00')
  if (isVisit(order)) return { order, starts, ends: starts + (minutesOf(data.system_id) ?? usualMinutes) }
  if ('hours' in data) return { order, starts, ends: starts + data.hours * 60 }
  return { order, starts, ends: Math.max(returnOf(order) ?? 0, starts + 60) }
}

/** When equipment is back: on another day it is out until the evening. */
function returnOf({ data, info }: Order): number | undefined {
  if (data.kind !== 'audio_guides') return undefined
  const { date, time } = localOf(data.return_at, info.zone)
  return date === data.pass_date ? minutesIn(time) : usualSpan.to * 60
}

function minutesIn(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

/** Blocks that lie over each other stand one under the other: each in the first lane that is free by then. */
function inLanes(blocks: readonly Omit<Block, 'lane'>[]): Block[] {
  const free: number[] = []
  return blocks.map((block) => {
    const found = free.findIndex((until) => until <= block.starts)
    const lane = found < 0 ? free.length : found
    free[lane] = block.ends
    return { ...block, lane }
  })
}

/** From eight to twenty, and further where something begins earlier or ends later; never beyond the day. */
export function spanOf(plans: readonly DayPlan[]): Span {
  const blocks = plans.flatMap(({ visits, services }) => [...visits, ...services])
  const from = Math.min(usualSpan.from, ...blocks.map(({ starts }) => Math.floor(starts / 60)))
  const to = Math.max(usualSpan.to, ...blocks.map(({ ends }) => Math.ceil(ends / 60)))
  return { from: Math.max(0, from), to: Math.min(24, to) }
}

/** Where a stretch of the day stands on the axis, in percent of it. */
export function placeOn({ from, to }: Span, starts: number, ends: number): { insetInlineStart: string; inlineSize: string } {
  const whole = (to - from) * 60
  const percent = (minutes: number) => `${((Math.min(Math.max(minutes - from * 60, 0), whole) / whole) * 100).toFixed(3)}%`
  return { insetInlineStart: percent(starts), inlineSize: percent(from * 60 + Math.max(0, Math.min(ends, to * 60) - starts)) }
}

export type ClashMark = { clash: Clash; starts: number; ends: number; lane: number }

/** Where a clash is drawn: between two visits that are too near, or over what two share. Closed days are told on the visit itself. */
export function clashMarks({ visits }: DayPlan, clashes: readonly Clash[]): ClashMark[] {
  return clashes.flatMap((clash) => {
    const [first, second] = clash.order_ids.map((id) => visits.find(({ order }) => order.id === id))
    if (!first || !second) return []
    const starts = clash.kind === 'overlap' ? second.starts : first.ends
    const ends = clash.kind === 'overlap' ? Math.min(first.ends, second.ends) : second.starts
    return [{ clash, starts, ends, lane: Math.max(first.lane, second.lane) }]
  })
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
