import { lastingDays } from '@anfilada/contract/dates'
import type { Order } from '@anfilada/contract/orders/orders'
import { isUnpaid } from '@anfilada/contract/orders/order-filters'

/** What to do before when. `day`: museum-local date of the moment; `moment`: ISO, null where only the day of the visit is known. */
export type Deadline = { kind: 'freeChanges' | 'due'; day: string; moment: string | null; order: Order }
export type Diary = { entries: Deadline[]; due: number }

const daysAhead = 7
/** As many of each kind as are read at a glance; the lists have the rest. */
const most = { due: 3, freeChanges: 4 }

/**
 * The next deadlines, the earliest first: confirmed orders whose free changes end within a week, and what is to be paid before its
 * visit. `due` counts all unpaid orders: those whose visit is over are debts and no deadlines. `dayOf` is the date of a moment by the clocks of a zone.
 */
export function diaryOf(orders: readonly Order[], now: Date, dayOf: (moment: Date, zone?: string) => string): Diary {
  const unpaid = orders.filter(isUnpaid)
  const today = dayOf(now)
  const due = first(
    unpaid.filter(({ data }) => data.pass_date >= today),
    ({ data }) => data.pass_date,
    most.due,
  )
  const free = first(
    orders.filter(({ info }) => info.status === 'confirmed' && isNear(info.free_changes_until, now)),
    freeUntil,
    most.freeChanges,
  )
  const entries = [
    ...due.map((order): Deadline => ({ kind: 'due', day: order.data.pass_date, moment: null, order })),
    ...free.map((order): Deadline => ({
      kind: 'freeChanges',
      day: dayOf(new Date(freeUntil(order)), order.info.zone),
      moment: freeUntil(order),
      order,
    })),
  ]
  // A day without an hour goes before the hours of that day.
  return { entries: first(entries, ({ day, moment }) => `${day} ${moment ?? ''}`), due: unpaid.length }
}

function isNear(moment: string | null, now: Date): boolean {
  if (moment === null) return false
  const left = new Date(moment).getTime() - now.getTime()
  return left > 0 && left <= lastingDays(daysAhead)
}

/** The server's moments are all written in UTC: as text they stand in the order of time. */
function freeUntil({ info }: Order): string {
  return info.free_changes_until ?? ''
}

function first<T>(all: readonly T[], key: (one: T) => string, count = Infinity): T[] {
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)).slice(0, count)
}
