import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { customerId } from './people.ts'

/** The palace gives Chinese groups so many places of a slot at most, in its busy fortnight. */
const quota = { object: 'catherine-palace', category: 'cn', places: 60, from: 9, until: 20 }
/** Mornings of the park's palace are kept for the agency until five days before. */
const allotment = { object: 'pavlovsk-palace', customer: 'agency', places: 40, day: 12, slots: 3, releasedBefore: 5 }

/** A quota by group category and an allotment by customer, counted from the orders that are written already. */
export async function writeCapacity(client: Tx, today: string): Promise<void> {
  await client.query(
    `insert into slot_quotas (slot_id, group_category, quota, taken)
     select slots.id, $2, greatest($3, held.places), held.places
     from slots cross join lateral (
       select coalesce(sum(slot_takers.places), 0)::integer as places from slot_takers
       where slot_takers.slot_id = slots.id and slot_takers.group_category = $2) as held
     where slots.museum_object_id = $1 and slots.pass_date between $4 and $5`,
    [quota.object, quota.category, quota.places, addDays(today, quota.from), addDays(today, quota.until)],
  )
  const visit = addDays(today, allotment.day)
  await client.query(
    `insert into slot_allotments (slot_id, customer_id, places, used, release_at)
     select slots.id, $2, $3, held.places, $5
     from slots cross join lateral (
       select coalesce(sum(slot_takers.places), 0)::integer as places from slot_takers
       where slot_takers.slot_id = slots.id and slot_takers.customer_id = $2) as held
     where slots.museum_object_id = $1 and slots.pass_date = $4 and slots.capacity - slots.taken + held.places >= $3
     order by slots.starts limit $6`,
    [
      allotment.object,
      customerId(allotment.customer),
      allotment.places,
      visit,
      moment(addDays(visit, -allotment.releasedBefore), '00:00'),
      allotment.slots,
    ],
  )
  await client.query(
    `update slots set has_rules = true
     where slots.id in (select slot_quotas.slot_id from slot_quotas union select slot_allotments.slot_id from slot_allotments)`,
  )
}
