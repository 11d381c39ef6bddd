import type { GroupCategory } from '@anfilada/contract/catalogue'
import { cancelPenalty } from '@anfilada/contract/pricing/price-order'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { OrderButton } from '@anfilada/contract/orders/orders'
import { canMove, isClosed, type OrderStatus } from '@anfilada/contract/orders/order-status'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { decideChange } from './changing/change.rules.ts'
import type { Pending } from './changing/pending-change.ts'
import type { LineTuple } from './order-lines.rules.ts'

/** What decisions look at. `begun`: the visit's hour has come, by the clock of the database, or the group has gone in. */
export type DecidedOrder = {
  id: number
  customerId: number
  groupCategory: GroupCategory
  slotId: number | null
  places: number
  totalKopecks: number
  status: OrderStatus
  revision: number
  archived: boolean
  begun: boolean
  lines: LineTuple[]
  /** Until then it is changed and cancelled freely; afterwards each person costs `penaltyEach` kopecks. */
  freeUntil: Date
  penaltyEach: number
  /** The database's clock. */
  now: Date
  /** A change that waits for staff, and the places that it holds beyond the order's own. */
  pending: Pending | null
  heldSlotId: number | null
  heldPlaces: number | null
}

/** A move of an order that its status table allows, on the revision that the reader saw (absent: any). */
export function decideMove(order: Movable, to: OrderStatus, seenRevision: number | undefined): Outcome<OrderStatus> {
  if (isClosed(order.status)) return refuse('order_already_closed')
  if (seenRevision !== undefined && seenRevision !== order.revision) return refuse('stale_revision')
  if (!canMove(order.status, to)) return refuse('move_not_allowed')
  return accept(to)
}

/** What cancelling costs the customer now; only a confirmed order has been charged. */
export function penaltyNow(order: Priced): Kopecks {
  if (order.status !== 'confirmed') return kopecks(0)
  return cancelPenalty({ freeUntil: order.freeUntil, each: order.penaltyEach, persons: order.places, total: order.totalKopecks }, order.now)
}
type Priced = Pick<DecidedOrder, 'status' | 'freeUntil' | 'penaltyEach' | 'places' | 'totalKopecks' | 'now'>

/** Nobody incurs a penalty that he was not shown: what costs one waits for, or is left to, a colleague who sees prices. */
export function isUnseen(penalty: number, seesPrices: boolean): boolean {
  return penalty > 0 && !seesPrices
}

/** A customer cancels until the visit begins; afterwards only staff do (specification/orders.md). */
export function decideCustomerCancellation(order: Movable, seenRevision: number | undefined): Outcome<OrderStatus> {
  const move = decideMove(order, 'cancelled', seenRevision)
  return move.ok && order.begun ? refuse('visit_started') : move
}

/** To the archive goes what is over: the visit began, or the order was rejected (cancelled orders are there already). */
export function decideArchiving(order: Movable): Outcome<true> {
  if (order.archived) return refuse('already_archived')
  return order.begun || isClosed(order.status) ? accept(true) : refuse('not_archivable')
}

type Abilities = { can(action: 'update' | 'cancel' | 'archive', subject: 'Order'): boolean }
type Movable = Pick<DecidedOrder, 'status' | 'revision' | 'archived' | 'begun'>

/** The buttons that will work for this reader: the same decisions, asked in advance. */
export function allowedButtons(order: Movable, reader: Abilities): OrderButton[] {
  const buttons: OrderButton[] = []
  if (reader.can('update', 'Order') && decideChange(order, {}).ok) buttons.push('edit')
  if (reader.can('cancel', 'Order') && decideCustomerCancellation(order, order.revision).ok) buttons.push('cancel')
  if (reader.can('archive', 'Order') && decideArchiving(order).ok) buttons.push('archive')
  return buttons
}

/** On the day of a confirmed visit to a museum its customer may ask where the company's employee is. */
export function locatable(order: Pick<DecidedOrder, 'status'> & { today: boolean; museumId: number | null }): boolean {
  return order.status === 'confirmed' && order.today && order.museumId !== null
}
