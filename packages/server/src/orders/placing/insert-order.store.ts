import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Caller } from '../../http/caller.ts'
import type { Once } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import type { Outcome } from '../../outcome.ts'
import { lineTuple } from '../order-lines.rules.ts'
import type { PlacedRow } from './placed-columns.rules.ts'
import type { Placement } from './placement.rules.ts'
import { writeOrder } from './write-order.store.ts'

export type NewOrder = {
  input: PostRequestInput
  caller: Caller & { customerId: number }
  placement: Placement
  refno: string
  entrance: string
  /** What was free when it was decided; the history of an order that waits tells it. */
  free: number
  once: Once | undefined
  programmeId?: number
}

/**
 * Writes a decided order of museum tickets; answers its number, or null when the idempotency key was used before. `answer` is stored for
 * repetitions. One that waits says what was free, and which other slots will do.
 */
export async function insertOrder(db: Db, order: NewOrder, answer: Outcome<unknown>): Promise<number | null> {
  const { input, placement } = order
  return writeOrder(db, placedTickets(order), {
    takesPlaces: holdsPlaces(placement.status),
    waiting: placement.status === 'waiting_list' ? { free: order.free, alternatives: input.alternatives ?? [] } : undefined,
    once: order.once,
    answer,
    holdId: input.hold_id,
  })
}

function placedTickets({ input, caller, placement, ...order }: NewOrder): PlacedRow {
  return {
    customer_id: caller.customerId,
    placed_by: caller.userId,
    kind: 'museum_tickets',
    group_category: input.type,
    refno: order.refno,
    museum_object_id: input.system_id,
    slot_id: input.schedule_item_id,
    pass_date: input.pass_date,
    starts: placement.starts,
    country_id: input.country_id,
    persons_per_guide: input.persons_per_guide,
    guide: input.guide,
    guide_phone: input.guide_phone,
    qty_guide: input.qty_guide,
    notes: input.notes ?? '',
    places: placement.places,
    lines: placement.lines.map(lineTuple),
    details: {},
    total_kopecks: placement.total,
    price_version_id: placement.priceVersion,
    status: placement.status,
    entrance: placement.status === 'confirmed' ? order.entrance : null,
    programme_id: order.programmeId ?? null,
  }
}
