import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OfficeSlot, SlotPreview, TouchedOrder } from '@anfilada/contract/orders/capacity'

/** Places of a slot that an order or (null) a draft's hold takes. */
export type SlotTaker = { slotId: number; customerId: number; type: GroupCategory; places: number; order: TouchedOrder | null }
/** An order on the waiting list that may be served, in its turn. */
export type WaitingEntry = { slotId: number; customerId: number; order: TouchedOrder }

/** A slot with all that a change of it is judged by. `releaseAt`: of the allotment that is asked for. */
export type SlotView = { slot: OfficeSlot; takers: SlotTaker[]; waiting: WaitingEntry[]; releaseAt: string; releasePassed: boolean }

/** Exactly one of three. */
export type SlotChange =
  | { slot: { capacity: number; closed: boolean } }
  | { quota: { type: GroupCategory; quota: number | null } }
  | { allotment: { customerId: number; places: number } }

export type Judgement = { refusal: NonNullable<SlotPreview['refusal']> | null; missing: number; orders: TouchedOrder[]; after: OfficeSlot }

/** Whether a change may be made: what is taken and what was promised stays. `missing`: by how many places it fails. */
export function judgeChange(view: SlotView, change: SlotChange): Judgement {
  if ('slot' in change) return judgeCapacity(view, change.slot)
  if ('quota' in change) return judgeQuota(view, change.quota)
  return judgeAllotment(view, change.allotment)
}

function judgeCapacity({ slot, takers }: SlotView, { capacity, closed }: { capacity: number; closed: boolean }): Judgement {
  const missing = Math.max(0, slot.taken + keptOf(slot) - capacity)
  const touched = capacity < slot.capacity || closed ? ordersOf(takers) : []
  const after = { ...slot, capacity, closed, free: Math.max(0, capacity - slot.taken - keptOf(slot)) }
  return { refusal: missing > 0 ? 'capacity_below_taken' : null, missing, orders: touched, after }
}

function judgeQuota({ slot, takers }: SlotView, { type, quota }: { type: GroupCategory; quota: number | null }): Judgement {
  const own = takers.filter((taker) => taker.type === type)
  const taken = placesOf(own)
  const missing = quota === null ? 0 : Math.max(0, taken - quota)
  const others = slot.quotas.filter((one) => one.type !== type)
  const after = { ...slot, quotas: quota === null ? others : [...others, { type, quota, taken }] }
  return { refusal: missing > 0 ? 'quota_below_taken' : null, missing, orders: quota === null ? [] : ordersOf(own), after }
}

function judgeAllotment(view: SlotView, { customerId, places }: { customerId: number; places: number }): Judgement {
  const { slot, takers, releaseAt, releasePassed } = view
  const own = takers.filter((taker) => taker.customerId === customerId)
  const used = placesOf(own)
  const others = slot.allotments.filter((one) => one.customer_id !== customerId)
  const kept = Math.max(0, places - used)
  const missing = Math.max(0, kept - (slot.capacity - slot.taken - keptOf({ allotments: others })))
  const after: OfficeSlot = {
    ...slot,
    allotments:
      places === 0
        ? others
        : [...others, { customer_id: customerId, customer: '', places, used, kept, release_at: releaseAt, released: false }],
  }
  if (places > 0 && releasePassed) return { refusal: 'release_passed', missing: 0, orders: [], after }
  return { refusal: missing > 0 ? 'allotment_too_big' : null, missing, orders: ordersOf(own), after }
}

/**
 * Who of the waiting list would be served by what the slot then has: in turn, each whole group that fits; the rule of the database's
 * first_waiting, asked before anything is changed.
 */
export function servedFrom(slot: OfficeSlot, waiting: readonly WaitingEntry[]): TouchedOrder[] {
  if (slot.closed) return []
  let taken = slot.taken
  const quotas = new Map(slot.quotas.map(({ type, quota, taken: used }) => [type, quota - used]))
  const kept = new Map(slot.allotments.map((one) => [one.customer_id, one.kept]))
  const served: TouchedOrder[] = []
  for (const { customerId, order } of waiting) {
    const own = kept.get(customerId) ?? 0
    const keptForOthers = [...kept.values()].reduce((sum, places) => sum + places, 0) - own
    const room = Math.min(slot.capacity - taken - keptForOthers, quotas.get(order.type) ?? Infinity)
    if (order.places > room) continue
    served.push(order)
    taken += order.places
    kept.set(customerId, Math.max(0, own - order.places))
    const quota = quotas.get(order.type)
    if (quota !== undefined) quotas.set(order.type, quota - order.places)
  }
  return served
}

function keptOf({ allotments }: Pick<OfficeSlot, 'allotments'>): number {
  return allotments.reduce((sum, { kept }) => sum + kept, 0)
}

function placesOf(takers: readonly SlotTaker[]): number {
  return takers.reduce((sum, { places }) => sum + places, 0)
}

function ordersOf(takers: readonly SlotTaker[]): TouchedOrder[] {
  return takers.flatMap(({ order }) => order ?? [])
}
