import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { freeChangeHours, freeUntil, lockSlots, penaltyEach, termsJoins } from '../catalogue/index.ts'
import type { Db, Tx } from '../db/pool.ts'
import { publish } from '../db/outbox.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { partWords } from './changing/diff.rules.ts'
import type { Change, Diff } from './changing/pending-change.ts'
import type { DecidedOrder } from './order.rules.ts'
import { seesOnlyOwnOrders } from '../identity/index.ts'
import type { Caller } from '../http/caller.ts'

/** How the ledger names an order. */
export function orderReference(orderId: number): string {
  return `order:${orderId}`
}

const hourHasCome = 'visit_moment(orders.pass_date, orders.starts, museum_objects.zone) <= now()'
/** SQL for "the visit's hour has come, or the group has gone in", museum-local time against the clock of the database. */
export const visitBegun = `(orders.redeemed_at is not null or ${hourHasCome})`
/**
 * SQL for "the group was let in, and nobody can take that back any more". An undoing that began within its minute has ended long before: it
 * waits 3 s for a lock.
 */
export const redeemedForGood = `coalesce(orders.redeemed_at < now() - interval '2 minutes', false)`
/** SQL for "the visit has begun" where what follows cannot be taken back. */
export const visitBegunForGood = `(${redeemedForGood} or ${hourHasCome})`
/** Whether the visit is today, by the museum's clock; only the days around ask the clock, for no museum's is further off. */
export const visitToday = `(orders.pass_date between current_date - 1 and current_date + 1
  and orders.pass_date = local_day(now(), museum_objects.zone))`

const decided = `select orders.id, orders.customer_id as "customerId", orders.group_category as "groupCategory", orders.slot_id as "slotId", orders.places, orders.total_kopecks as "totalKopecks",
    orders.status, orders.revision, orders.archived_at is not null as archived, ${visitBegun} as begun,
    orders.lines, ${freeUntil} as "freeUntil", ${penaltyEach} as "penaltyEach", now() as now,
    orders.pending_change as pending, held.slot_id as "heldSlotId", held.places as "heldPlaces",
    case when orders.status = 'waiting_list' then array(
      select waiting_entries.slot_id from waiting_entries where waiting_entries.order_id = orders.id) end as "linedSlotIds"
  from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id ${termsJoins}
  left join holds as held on held.order_id = orders.id`

/** The slots on whose waiting list it is; null when it does not. */
type LockedOrder = DecidedOrder & { linedSlotIds: number[] | null }

/** Whose orders a decision may touch: a customer's own, those that name or were placed by a guide, or all (staff). */
export type OrderScope = { customerId: number; guide?: { userId: number; name: string } } | 'all'

const inScope = `orders.id = $1 and ($2::integer is null or orders.customer_id = $2)
  and ($3::integer is null or orders.placed_by = $3 or orders.guide = $4)`

export function scopeValues(scope: OrderScope): [number | null, number | null, string | null] {
  if (scope === 'all') return [null, null, null]
  return [scope.customerId, scope.guide?.userId ?? null, scope.guide?.name ?? null]
}

/** Locks an order for a change without touching places or money. Another's order is not found. */
export async function lockOrder(tx: Tx, orderId: number, scope: OrderScope): Promise<LockedOrder | undefined> {
  const { rows } = await tx.query({
    name: 'order_lock',
    text: `${decided} where ${inScope} for no key update of orders`,
    values: [orderId, ...scopeValues(scope)],
  })
  return rows[0]
}

/**
 * Locks all that a decision moves, in the one global order: customer account, slots, order (docs/ARCHITECTURE.md). The slots are the order's own,
 * that of its pending change, those on whose waiting list it is, and `wantedSlotId`, where it is to go. They are read without a lock first; when
 * others are the order's by the time it is locked, starts over.
 */
export async function lockForDecision(
  tx: Tx,
  orderId: number,
  scope: OrderScope,
  wantedSlotId: number | null = null,
): Promise<DecidedOrder | undefined> {
  for (;;) {
    const seen = await findOrder(tx, orderId, scope)
    if (!seen) return undefined
    await lockCustomerAccount(tx, seen.customerId)
    const slots = slotsOf(seen, wantedSlotId)
    if (slots.length > 0) await lockSlots(tx, slots)
    const locked = await lockOrder(tx, orderId, scope)
    if (!locked || slotsOf(locked, wantedSlotId).every((slotId) => slots.includes(slotId))) return locked
  }
}

/** The slots that `lockForDecision` would lock, as they are seen without a lock: at whose turnstiles an act stands (turnstile/answer-at-slots.ts). */
export async function findSlotsToLock(db: Db, orderId: number, scope: OrderScope, wantedSlotId: number | null = null): Promise<number[]> {
  const seen = await findOrder(db, orderId, scope)
  return seen ? slotsOf(seen, wantedSlotId) : []
}

function slotsOf({ slotId, heldSlotId, linedSlotIds }: LockedOrder, wantedSlotId: number | null): number[] {
  return [slotId, heldSlotId, wantedSlotId, ...(linedSlotIds ?? [])].filter((id) => id !== null)
}

async function findOrder(db: Db, orderId: number, scope: OrderScope): Promise<LockedOrder | undefined> {
  const { rows } = await db.query({
    name: 'order_find',
    text: `${decided} where ${inScope}`,
    values: [orderId, ...scopeValues(scope)],
  })
  return rows[0]
}

export type StatusChange = { status: OrderStatus; time?: string; entrance?: string; reason?: string; penalty?: number }

/** Saves a decided status; a cancelled order goes to the archive at once (specification/orders.md). */
export async function saveStatus(tx: Tx, orderId: number, change: StatusChange): Promise<void> {
  await tx.query({
    name: 'order_save_status',
    text: `update orders set status = $2, revision = orders.revision + 1,
             confirmed_time = coalesce($3, orders.confirmed_time), entrance = coalesce($4, orders.entrance),
             payable_since = case when $2 = 'confirmed' then payable_from(orders.customer_id) else orders.payable_since end,
             penalty_kopecks = orders.penalty_kopecks + $6, rejection_reason = case when $2 = 'rejected' then $5 end,
             archived_at = case when $2 = 'cancelled' then coalesce(orders.archived_at, now()) else orders.archived_at end
           where orders.id = $1`,
    values: [orderId, change.status, change.time ?? null, change.entrance ?? null, change.reason ?? null, change.penalty ?? 0],
  })
}

/** From its confirmation on an order keeps the terms of that day (decision 0023): a later contract is for later orders. */
export async function keepTerms(tx: Tx, orderId: number): Promise<void> {
  await tx.query({
    name: 'order_keep_terms',
    text: `update orders set free_change_hours = terms.hours, penalty_each_kopecks = terms.penalty
           from (
             select ${freeChangeHours} as hours, ${penaltyEach} as penalty
             from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id ${termsJoins}
             where orders.id = $1
           ) as terms
           where orders.id = $1`,
    values: [orderId],
  })
}

export async function saveArchived(tx: Tx, orderId: number): Promise<void> {
  await tx.query({ name: 'order_archive', text: 'update orders set archived_at = now() where orders.id = $1', values: [orderId] })
}

export type { Change }
export type NewEvent = { orderId: number; kind: OrderEventKind; actorId: number | null; changes: Diff }

/** Adds to the order's history, which both sides read; people's own words stand beside it, where they can be erased. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { kept, words } = partWords(event.changes)
  await tx.query({
    name: 'order_event',
    text: `with event as (
             insert into order_events (order_id, kind, actor_id, changes) values ($1, $2, $3, $4) returning order_events.id, order_events.order_id
           )
           insert into order_event_words (event_id, order_id, changes)
           select event.id, event.order_id, $5::jsonb from event where $5::jsonb <> '{}'`,
    values: [event.orderId, event.kind, event.actorId, JSON.stringify(kept), JSON.stringify(words)],
  })
}

/** History and news of one change, in its transaction. */
export async function announce(tx: Tx, order: DecidedOrder, event: Omit<NewEvent, 'orderId'>): Promise<void> {
  await recordEvent(tx, { ...event, orderId: order.id })
  await publish(tx, { topic: `order.${event.kind}`, customerId: order.customerId, payload: { order_id: order.id } })
}

/** A customer's member sees the customer's orders, a guide his own. Whoever belongs to no customer has no right to orders at this endpoint. */
export function scopeOf(caller: Caller): OrderScope {
  if (caller.customerId === null) throw new Error('An employee came to the endpoint of customers with a right to orders')
  const guide = { userId: caller.userId, name: caller.name }
  return { customerId: caller.customerId, ...(seesOnlyOwnOrders(caller) && { guide }) }
}
