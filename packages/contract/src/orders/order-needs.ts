import { dateIn, daysBetween, momentAt, type Moment } from '../dates.ts'
import type { Order, UpcomingOrder } from './orders.ts'

/**
 * What an order waits for from its customer, and by when: the one home of it, for strips, rows, tables and diaries. Only what the product
 * knows counts: money that is due by a moment or on the day of the visit, money that is late, a change that a colleague must agree to, another
 * time with room for a group that waits, a group whose guide has no license.
 */
export type NeedyOrder = Order & Partial<Pick<UpcomingOrder, 'pay_until' | 'other_time' | 'needs_guides'>>
export type NeedKind = 'payUntil' | 'payToday' | 'overdue' | 'agree' | 'otherTime' | 'guide'
/** `at`: ISO 8601, when it must be done; of what is late the visit that was not paid for. Several orders only where they are late together. */
export type Need = { kind: NeedKind; at: string; orders: readonly [NeedyOrder, ...NeedyOrder[]] }
/** Whether the reader may agree to what a colleague asked for. */
type May = { agree: boolean }

/** The one thing that an order waits for; undefined where it waits for nothing. Places that go back to sale come before all else. */
export function needOf(order: NeedyOrder, now: Date, may: May): Need | undefined {
  const { info, pay_until: payUntil } = order
  const kind = moneyNeed(order, now)
  const need = (one: NeedKind, at = visitOf(order)): Need => ({ kind: one, at, orders: [order] })
  if (kind === 'payUntil' && payUntil) return need(kind, payUntil)
  if (may.agree && info.pending_change?.awaits_colleague) return need('agree')
  if (kind) return need(kind)
  if (takesOtherTime(order)) return need('otherTime')
  return lacksGuide(order) ? need('guide') : undefined
}

/** Money that is due by a moment, today, or since the visit. */
function moneyNeed({ data, info, pay_until: payUntil }: NeedyOrder, now: Date): 'payUntil' | 'payToday' | 'overdue' | undefined {
  if (!info.allowed.includes('pay')) return undefined
  if (payUntil && isAfter(payUntil, now)) return 'payUntil'
  const today = dateIn(info.zone, now)
  if (data.pass_date > today) return undefined
  return data.pass_date === today ? 'payToday' : 'overdue'
}

/** Whether the order waits for places, another time has them for its whole group, and the reader may change it. */
export function takesOtherTime({ info, other_time: other }: NeedyOrder): boolean {
  return info.status === 'waiting_list' && other !== undefined && info.allowed.includes('edit')
}

/** Whether the order must name accompanying guides before its visit, and the reader may change it. */
export function lacksGuide({ info, needs_guides: needed }: NeedyOrder): boolean {
  return needed !== undefined && info.allowed.includes('edit')
}

/** Whether it is money that is waited for. */
export function isOfMoney({ kind }: Need): boolean {
  return kind === 'payUntil' || kind === 'payToday' || kind === 'overdue'
}

/** What all of them wait for, the earliest first; what is late stands together, before the rest. */
export function needsOf(orders: readonly NeedyOrder[], now: Date, may: May): Need[] {
  const needs = orders.flatMap((order) => needOf(order, now, may) ?? []).sort(byMoment)
  const [first, ...late] = needs.filter(({ kind }) => kind === 'overdue')
  const rest = needs.filter(({ kind }) => kind !== 'overdue')
  if (!first) return rest
  return [{ ...first, orders: [first.orders[0], ...late.flatMap((need) => need.orders)] }, ...rest]
}

/** How many days ago the visit was that is not paid for. */
export function daysLate({ at, orders: [{ info }] }: Need, now: Date): number {
  return daysBetween(dateIn(info.zone, at), dateIn(info.zone, now))
}

/** When the visit begins; of an order without an hour, when its day begins. */
export function visitOf({ data, info }: NeedyOrder): string {
  return momentAt({ date: data.pass_date, time: info.confirmed_time ?? info.time ?? '00:00' }, info.zone)
}

export function isAfter(one: Moment, other: Moment): boolean {
  return new Date(one) > new Date(other)
}

export function byMoment(one: { at: string }, other: { at: string }): number {
  return new Date(one.at).getTime() - new Date(other.at).getTime()
}
