import { isChangeable, rowNamed } from '@anfilada/contract/orders/change-fields'
import { type OrderKind, orderServices, serviceFields, ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import { cancelPenalty } from '@anfilada/contract/pricing/price-order'
import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import { isClosed, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { quantitiesOf, quantityOf } from './diff.rules.ts'
import type { Pending } from './pending-change.ts'

type Data = Order['data']
type Seen = { revision?: number | undefined; state?: string | undefined }
/** `begun`: the visit's hour has come, by the clock of the database, or the group has gone in. */
export type Changeable = { status: OrderStatus; revision: number; begun: boolean }

/** Whether an order may be changed at all, as its sender saw it: it is open, its visit has not begun, and it is as he saw it. */
export function decideChange(order: Changeable, seen: Seen): Outcome<true> {
  if (isClosed(order.status)) return refuse('order_already_closed')
  if (seen.revision !== undefined && seen.revision !== order.revision) return refuse('stale_revision')
  if (seen.state !== undefined && seen.state !== order.status) return refuse('state_not_yours', 'state')
  if (order.begun) return refuse('change_too_late')
  return accept(true)
}

/**
 * An answer to a change that waits. To accept it after the visit has begun is too late; to drop it never is.
 */
export function decideAnswer(order: Changeable & { pending: object | null }, revision: number, accepts: boolean): Outcome<true> {
  if (isClosed(order.status)) return refuse('order_already_closed')
  if (revision !== order.revision) return refuse('stale_revision')
  if (order.pending === null) return refuse('no_pending_change')
  return accepts && order.begun ? refuse('change_too_late') : accept(true)
}

/** The same by staff, who do not know of one that a colleague of its sender has yet to see. */
export function decideStaffAnswer(order: Changeable & { pending: Pending | null }, revision: number, accepts: boolean): Outcome<true> {
  return decideAnswer(order.pending?.unseen ? { ...order, pending: null } : order, revision, accepts)
}

/** Not fields of an order. */
const about: readonly string[] = ['id', 'language', 'revision', 'total', 'penalty', 'state']
const singles: readonly string[] = [...Object.values(ticketFields), ...Object.values(serviceFields)]

/**
 * The order as it would be: a field that is not named stays. One that its kind does not let change is refused, unless it says what the
 * order says already (a client may send the whole order back). `time`: the hour of the visit.
 */
export function mergeChange(data: Data, time: string, input: ChangeInput): Outcome<Data> {
  const named = Object.entries(input).filter(([field, value]) => value !== undefined && !about.includes(field))
  const before: Record<string, unknown> = { ...data, ...quantitiesOf(data), time }
  const fixed = named.filter(([field, value]) => !isChangeable(data.kind, field) && !isSame(value, before[field]))
  if (fixed.length > 0) {
    return {
      ...refuse('field_not_changeable'),
      fields: Object.fromEntries(fixed.map(([field]) => [field, 'field_not_changeable' as const])),
    }
  }
  const whole = named.filter(([field]) => isChangeable(data.kind, field) && !singles.includes(field))
  const merged: Data = { ...data, ...Object.fromEntries(whole) }
  return accept({ ...merged, tickets: ticketsOf(merged, input), services: servicesOf(merged, input) })
}

/** Lists that a kind does not have are sent back empty. */
function isSame(value: unknown, before: unknown): boolean {
  return value === before || (Array.isArray(value) && Array.isArray(before) && value.length === 0 && before.length === 0)
}

function ticketsOf(data: Data, input: ChangeInput): Data['tickets'] {
  return ticketCategories
    .map((category) => ({ category, quantity: input[ticketFields[category]] ?? quantityOf(data.tickets, 'category', category) }))
    .filter(({ quantity }) => quantity > 0)
}

function servicesOf(data: Data, input: ChangeInput): Data['services'] {
  return orderServices
    .map((service) => ({ service, quantity: input[serviceFields[service]] ?? quantityOf(data.services, 'service', service) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Whether only people are told otherwise: whatever the rules, lists and deadlines say by now, that may change. */
export function isOnlyTold(kind: OrderKind, diff: object): boolean {
  return Object.keys(diff).every((field) => rowNamed(kind, field)?.changeable === 'freely')
}

/** Whether it makes a new price: something else is bought, or the visit is on another day or in another place. */
export function isPriced(kind: OrderKind, diff: object): boolean {
  return Object.keys(diff).some((field) => rowNamed(kind, field)?.priced)
}

type Charged = { status: OrderStatus; freeUntil: Date; penaltyEach: number; places: number; totalKopecks: number; now: Date }

/**
 * What fewer persons cost: nothing until the deadline of free changes, to the second; afterwards each person who stays away costs the
 * penalty, and never more than was charged for them: their share of the order. Only a confirmed order has been charged.
 */
export function changePenalty(order: Charged, places: number): Kopecks {
  const fewer = order.places - places
  if (order.status !== 'confirmed' || fewer <= 0) return kopecks(0)
  const share = Math.floor((order.totalKopecks * fewer) / order.places)
  return cancelPenalty({ freeUntil: order.freeUntil, each: order.penaltyEach, persons: fewer, total: share }, order.now)
}

type Places = { slotId: number | null; places: number }

/** Places of a change beyond those that the order has: all of them where the visit moves. */
export function extraPlaces(order: Places, wanted: Places): number {
  if (wanted.slotId === null) return 0
  return wanted.slotId === order.slotId ? Math.max(0, wanted.places - order.places) : wanted.places
}
