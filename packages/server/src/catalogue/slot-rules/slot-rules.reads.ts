import type { Db } from '../../db/pool.ts'
import type { Horizon, KeptRule } from './plan-days.rules.ts'

export async function listRules(db: Db, objectId: string): Promise<KeptRule[]> {
  const { rows } = await db.query({
    name: 'slot_rules_of_object',
    text: `select slot_rules.id, slot_rules.revision, versions.id as version, versions.title, versions.kind, versions.valid_from as "from",
                  versions.valid_until as until, versions.weekdays, versions.dates::text[] as dates,
                  array(select to_char(hours.starts, 'HH24:MI') from unnest(versions.times) as hours (starts) order by hours.starts) as times,
                  versions.capacity, versions.quotas, versions.allotments
           from slot_rules join slot_rule_versions as versions on versions.rule_id = slot_rules.id and versions.number = slot_rules.revision
           where slot_rules.museum_object_id = $1 and slot_rules.removed_at is null order by slot_rules.id`,
    values: [objectId],
  })
  return rows
}

/** Names of those of the customers who exist. */
export async function nameCustomers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query({
    name: 'slot_rule_customers',
    text: 'select customers.id, customers.name from offered_customers as customers where customers.id = any ($1::integer[])',
    values: [ids],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of which object a rule is; undefined when it never was. */
export async function findRule(db: Db, ruleId: number): Promise<{ objectId: string } | undefined> {
  const { rows } = await db.query({
    name: 'slot_rule_find',
    text: 'select slot_rules.museum_object_id as "objectId" from slot_rules where slot_rules.id = $1',
    values: [ruleId],
  })
  return rows[0]
}

/** Undefined for an object that does not exist; one without rules has the usual horizon, and is filled until nowhere. */
export async function findHorizon(db: Db, objectId: string): Promise<Horizon | undefined> {
  const { rows } = await db.query({
    name: 'slot_horizon_find',
    text: `select coalesce(horizons.months, 12) as months, coalesce(horizons.edition, 0) as edition, horizons.filled_until as "filledUntil",
                  coalesce(horizons.unlike, 0) as unlike, local_day(now(), museum_objects.zone) as today,
                  coalesce(horizons.filled_until is null or horizons.closed_weekdays <> museum_objects.closed_weekdays
                    or horizons.closed_dates <> museum_objects.closed_dates or horizons.open_dates <> museum_objects.open_dates, true) as anew,
                  museum_objects.closed_weekdays as "closedWeekdays", museum_objects.closed_dates::text[] as "closedDates",
                  museum_objects.open_dates::text[] as "openDates"
           from museum_objects left join slot_horizons as horizons on horizons.museum_object_id = museum_objects.system_id
           where museum_objects.system_id = $1 and museum_objects.service is null`,
    values: [objectId],
  })
  return rows[0]
}

/** Objects whose slots are not as far or not as the rules say: a day has passed, something has changed, or not all could be done. */
export async function listObjectsToFill(db: Db): Promise<string[]> {
  const { rows } = await db.query({
    name: 'slot_horizons_due',
    text: `select horizons.museum_object_id as id
           from slot_horizons as horizons join museum_objects on museum_objects.system_id = horizons.museum_object_id
           where horizons.filled_until is null or horizons.unlike > 0
             or horizons.filled_until < (local_day(now(), museum_objects.zone) + make_interval(months => horizons.months))::date
             or horizons.closed_weekdays <> museum_objects.closed_weekdays or horizons.closed_dates <> museum_objects.closed_dates
             or horizons.open_dates <> museum_objects.open_dates
           order by horizons.museum_object_id`,
  })
  return rows.map(({ id }) => id)
}
