import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import type { StandingOrder } from '@anfilada/contract/catalogue/office-catalogue'
import type { Db } from '../../db/pool.ts'
import { museumClosed } from '../terms.sql.ts'
import { objectRowOf } from './museum-rows.rules.ts'

/** More than one reads; whoever decides these is shown the next. */
const shownAtOnce = 200

/**
 * Orders to come that hold places where the document admits nobody any more, on a day or of their category. What was so already stands
 * in nobody's way.
 */
export async function listStanding(db: Db, document: MuseumDocument): Promise<StandingOrder[]> {
  const asked = document.objects.map(objectRowOf).map(({ systemId, closedWeekdays, closedDates, openDates }) => ({
    system_id: systemId,
    weekdays: closedWeekdays,
    closed_dates: closedDates,
    open_dates: openDates,
  }))
  const { rows } = await db.query({
    name: 'catalogue_standing',
    text: `select closing.reason, slots.museum_object_id, slot_takers.order_id, customers.name as customer, slots.pass_date as date,
                  to_char(slots.starts, 'HH24:MI') as time, slot_takers.group_category as type
           from jsonb_to_recordset($1::jsonb) as asked (system_id text, weekdays integer[], closed_dates date[], open_dates date[])
           join museum_objects on museum_objects.system_id = asked.system_id
           join museums on museums.id = museum_objects.museum_id
           join slots on slots.museum_object_id = museum_objects.system_id and slots.pass_date >= local_day(now(), museum_objects.zone)
           join slot_takers on slot_takers.slot_id = slots.id and slot_takers.order_id is not null
           join offered_customers as customers on customers.id = slot_takers.customer_id
           cross join lateral (
             select case
               when is_shut_on(slots.pass_date, asked.weekdays, asked.closed_dates, asked.open_dates) and not ${museumClosed('slots.pass_date')}
                 then 'closed_day'
               when slot_takers.group_category = any (museums.types) and not slot_takers.group_category = any ($2::text[]) then 'group_category'
             end as reason) as closing
           where closing.reason is not null
           order by slots.pass_date, slots.starts, slot_takers.order_id limit ${shownAtOnce}`,
    values: [JSON.stringify(asked), document.types],
  })
  return rows
}

/** Which of these codes another museum or the company's own services have. */
export async function listTakenCodes(db: Db, museumId: number, codes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query({
    name: 'catalogue_taken_codes',
    text: `select museum_objects.system_id from museum_objects
           where museum_objects.system_id = any ($2::text[]) and museum_objects.museum_id is distinct from $1::integer`,
    values: [museumId, codes],
  })
  return rows.map(({ system_id }) => system_id)
}
