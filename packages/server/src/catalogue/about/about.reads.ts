import type { AboutObject } from '@anfilada/contract/catalogue/about-object'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Db } from '../../db/pool.ts'
import { openingOf } from '../editing/museum-rows.rules.ts'

/** `customerId`: by whose contract, none of an employee. */
type Asked = { objectId: string; customerId: number | null; language: Language }

/** An object of a museum as its readers' language has it, with the terms of the customer; undefined where there is none. */
export async function findAboutObject(db: Db, { objectId, customerId, language }: Asked): Promise<AboutObject | undefined> {
  const { rows } = await db.query({
    name: 'object_about',
    text: `select museums.address, museums.point, coalesce(museum_objects.entrance_names ->> $2, museum_objects.usual_entrance) as entrance,
                  museum_objects.opening, museum_objects.closed_weekdays as "closedWeekdays",
                  museum_objects.closed_dates::text[] as "closedDates", museum_objects.open_dates::text[] as "openDates",
                  museum_objects.least_people, museum_objects.most_people, museum_objects.persons_per_guide, museum_objects.no_show_percent,
                  coalesce(own_terms.free_change_hours, general_terms.free_change_hours, museum_objects.free_change_hours, 0) as free_change_hours,
                  coalesce(own_terms.penalty_kopecks, general_terms.penalty_kopecks, museum_objects.penalty_kopecks, 0) as penalty,
                  local_day(now(), museum_objects.zone) as today
           from museum_objects join museums on museums.id = museum_objects.museum_id
           left join customer_terms as own_terms
             on own_terms.customer_id = $3 and own_terms.museum_object_id = museum_objects.system_id
           left join customer_terms as general_terms on general_terms.customer_id = $3 and general_terms.museum_object_id is null
           where museum_objects.system_id = $1`,
    values: [objectId, nameKeys[language], customerId],
  })
  return rows[0] && { museum_object_id: objectId, ...answerOf(rows[0], language) }
}

type Row = Parameters<typeof openingOf>[0] &
  Omit<AboutObject, 'museum_object_id' | 'address' | 'week' | 'exceptions'> & { address: Parameters<typeof readIn>[0]; today: string }

function answerOf(row: Row, language: Language): Omit<AboutObject, 'museum_object_id'> {
  const { address, today, opening, closedWeekdays, closedDates, openDates, ...facts } = row
  const { week, exceptions } = openingOf({ opening, closedWeekdays, closedDates, openDates })
  return { ...facts, address: readIn(address, language) || null, week, exceptions: exceptions.filter(({ until }) => until >= today) }
}
