import type { Db } from '../db/pool.ts'

/** `row` names the service and the day; the numbers say what should be and what is. */
export type EquipmentFault = {
  kind: 'equipment_differs' | 'over_stock' | 'equipment_uncounted'
  row: string
  expected: string
  found: string
}

/**
 * Recounts the equipment of every day from what takes it (the view `equipment_takers`): the counters are a convenience, the orders are the
 * truth. In one statement, so that what is placed meanwhile does not look like a fault.
 */
export async function verifyEquipment(db: Db): Promise<EquipmentFault[]> {
  const { rows } = await db.query({ name: 'verify_equipment_faults', text: equipmentFaults })
  return rows
}

const equipmentFaults = `
  with taken as (
    select equipment_takers.service, equipment_takers.day, sum(equipment_takers.quantity) as quantity
    from equipment_takers group by equipment_takers.service, equipment_takers.day
  )
  select 'equipment_differs' as kind, equipment_days.service || ' ' || equipment_days.day as row, coalesce(taken.quantity, 0)::text as expected,
    equipment_days.taken::text as found
  from equipment_days left join taken on taken.service = equipment_days.service and taken.day = equipment_days.day
  where equipment_days.taken <> coalesce(taken.quantity, 0)
  union all
  select 'over_stock', equipment_days.service || ' ' || equipment_days.day, equipment_days.stock::text, equipment_days.taken::text
  from equipment_days where equipment_days.taken not between 0 and equipment_days.stock
  union all
  select 'equipment_uncounted', taken.service || ' ' || taken.day, taken.quantity::text, '0'
  from taken where not exists (
    select from equipment_days where equipment_days.service = taken.service and equipment_days.day = taken.day)
  order by 1, 2`
