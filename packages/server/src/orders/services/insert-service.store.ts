import type { Tx } from '../../db/pool.ts'
import { lineTuple } from '../order-lines.rules.ts'
import type { PlacedRow } from '../placing/placed-columns.rules.ts'
import { writeOrder } from '../placing/write-order.store.ts'
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
 * Writes a decided order of a service; a trigger takes its equipment. Answers its number.
 */
export async function insertService(tx: Tx, order: NewService): Promise<number> {
  const id = await writeOrder(tx, placedService(order))
  if (id === null) throw new Error('An order without a key was taken for a repetition')
  return id
}

function placedService({ customerId, userId, placement, refno, notes, programmeId }: NewService): PlacedRow {
  return {
    customer_id: customerId,
    placed_by: userId,
    kind: placement.kind,
    group_category: placement.type,
    refno,
    museum_object_id: placement.objectId,
    museum_id: placement.museumId,
    pass_date: placement.passDate,
    starts: placement.starts,
    country_id: placement.countryId,
    persons_per_guide: placement.personsPerGuide,
    guide: placement.guide,
    guide_phone: placement.guidePhone,
    qty_guide: placement.qtyGuide,
    notes,
    places: placement.places,
    lines: placement.lines.map(lineTuple),
    total_kopecks: placement.total,
    price_version_id: placement.priceVersion,
    status: 'in_processing',
    details: placement.details,
    adult: placement.adult,
    child: placement.child,
    programme_id: programmeId,
  }
}
