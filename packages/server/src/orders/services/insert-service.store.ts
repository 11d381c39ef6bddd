import type { Tx } from '../../db/pool.ts'
import { publish } from '../../db/outbox.ts'
import { lineTuple } from '../order-lines.rules.ts'
import { recordEvent } from '../orders.store.ts'
import type { ServicePlacement } from './service-order.ts'

export type NewService = {
  customerId: number
  userId: number
  placement: ServicePlacement
  refno: string
  notes: string
  programmeId: number | null
}

/**
 * Writes a decided order of a service with its history and news; a trigger takes its equipment. Answers its number.
 */
export async function insertService(tx: Tx, order: NewService): Promise<number> {
  const id = await insertRow(tx, order)
  await recordEvent(tx, { orderId: id, kind: 'placed', actorId: order.userId, changes: {} })
  await publish(tx, { topic: 'order.placed', customerId: order.customerId, payload: { order_id: id, status: 'in_processing' } })
  return id
}

async function insertRow(tx: Tx, { customerId, userId, placement, refno, notes, programmeId }: NewService): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({
    name: 'service_insert',
    text: `insert into orders (
             customer_id, placed_by, kind, group_category, refno, museum_object_id, museum_id, pass_date, starts, country_id,
             persons_per_guide, guide, guide_phone, qty_guide, notes, places, lines, total_kopecks, price_version_id, status,
             details, adult, child, programme_id
           ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 'in_processing', $20, $21, $22, $23)
           returning orders.id`,
    values: [
      customerId,
      userId,
      placement.kind,
      placement.type,
      refno,
      placement.objectId,
      placement.museumId,
      placement.passDate,
      placement.starts,
      placement.countryId,
      placement.personsPerGuide,
      placement.guide,
      placement.guidePhone,
      placement.qtyGuide,
      notes,
      placement.places,
      JSON.stringify(placement.lines.map(lineTuple)),
      placement.total,
      placement.priceVersion,
      JSON.stringify(placement.details),
      placement.adult,
      placement.child,
      programmeId,
    ],
  })
  return (rows[0] as { id: number }).id
}
