import type { Db, Tx } from '../../db/pool.ts'
import type { Horizon } from './plan-days.rules.ts'
import { otherwise, wantedSlots } from './wanted.sql.ts'

type PlanValues = [objectId: string, days: string[], versions: number[], said: string]

/**
 * Makes what is not there yet; a slot that is there stays as it is. Nobody sees the new ones before the commit, so no order waits for them.
 * Answers how many were made.
 */
export async function makeSlots(tx: Tx, plan: PlanValues): Promise<number> {
  const { rows } = await tx.query({
    name: 'slot_rules_make',
    text: `with wanted as (${wantedSlots}), made as (
             insert into slots (museum_object_id, pass_date, starts, capacity, made_by, has_rules)
             select $1, wanted.day, wanted.starts, wanted.capacity, wanted.version, wanted.quotas <> '[]' or wanted.allotments <> '[]'
             from wanted join museum_objects on museum_objects.system_id = $1
             where visit_moment(wanted.day, wanted.starts, museum_objects.zone) > now()
             on conflict (museum_object_id, pass_date, starts) do nothing
             returning slots.id, slots.pass_date, slots.made_by
           ), limited as (
             insert into slot_quotas (slot_id, group_category, quota)
             select made.id, quotas.type, quotas.quota
             from made join jsonb_to_recordset($4::jsonb) as said (version integer, quotas jsonb) on said.version = made.made_by
             cross join jsonb_to_recordset(said.quotas) as quotas (type text, quota integer)
           ), allotted as (
             insert into slot_allotments (slot_id, customer_id, places, release_at)
             select made.id, allotments.customer_id, allotments.places, released.at
             from made join jsonb_to_recordset($4::jsonb) as said (version integer, allotments jsonb) on said.version = made.made_by
             cross join jsonb_to_recordset(said.allotments) as allotments (customer_id integer, places integer, release_days integer)
             join museum_objects on museum_objects.system_id = $1
             cross join lateral (select (made.pass_date - allotments.release_days)::timestamp at time zone museum_objects.zone as at) as released
             where released.at > now()
           )
           select count(*)::integer as made from made`,
    values: plan,
  })
  return rows[0]?.made ?? 0
}

/** A slot that the rules want otherwise; `version` null: not at all. */
export type SlotToChange = { id: number; version: number | null }

const unlike = `
  with wanted as materialized (${wantedSlots})
  select slots.id, wanted.version
  from slots join slot_rule_versions as made on made.id = slots.made_by
  left join wanted on wanted.day = slots.pass_date and wanted.starts = slots.starts
  join museum_objects on museum_objects.system_id = slots.museum_object_id
  where slots.museum_object_id = $1 and slots.pass_date between $5 and $6 and ${otherwise}
    and visit_moment(slots.pass_date, slots.starts, museum_objects.zone) > now()`

type Days = { first: string; last: string }

/** The slots of these days that rules made and would have otherwise, by number. */
export async function listUnlike(db: Db, plan: PlanValues, { first, last }: Days): Promise<SlotToChange[]> {
  const { rows } = await db.query({ name: 'slot_rules_unlike', text: `${unlike} order by slots.id`, values: [...plan, first, last] })
  return rows
}

/** Locks those of the slots that nobody holds and that no hand has changed since; the others are passed over, not waited for. */
export async function lockUntouched(tx: Tx, slotIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.query({
    name: 'slot_rules_lock',
    text: `select slots.id from slots where slots.id = any ($1::integer[]) and slots.made_by is not null
           order by slots.id for no key update skip locked`,
    values: [slotIds],
  })
  return new Set(rows.map(({ id }) => id))
}

/** Of locked slots that the rules do not want: they sell nothing more. */
export async function closeSlots(tx: Tx, slotIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'slot_rules_close',
    text: 'update slots set closed = true where slots.id = any ($1::integer[])',
    values: [slotIds],
  })
}

/**
 * Makes locked slots what their versions say, as far as that goes: no capacity and no quota falls below what is taken, no allotment keeps
 * what is not there. Those that could not become what they should keep the version that they had, and are tried again.
 */
export async function changeRuled(tx: Tx, slots: readonly { id: number; version: number }[], said: string): Promise<void> {
  const asked = [slots.map(({ id }) => id), slots.map(({ version }) => version), said]
  const ids = [slots.map(({ id }) => id)]
  await tx.query({
    name: 'slot_rules_drop_quotas',
    text: 'delete from slot_quotas where slot_quotas.slot_id = any ($1::integer[])',
    values: ids,
  })
  await tx.query({
    name: 'slot_rules_drop_allotments',
    text: 'delete from slot_allotments where slot_allotments.slot_id = any ($1::integer[])',
    values: ids,
  })
  await tx.query({
    name: 'slot_rules_set_quotas',
    text: `insert into slot_quotas (slot_id, group_category, quota)
           select asked.id, quotas.type, greatest(quotas.quota, (
             select coalesce(sum(slot_takers.places), 0) from slot_takers
             where slot_takers.slot_id = asked.id and slot_takers.group_category = quotas.type))
           from ${askedSlots} cross join jsonb_to_recordset(said.quotas) as quotas (type text, quota integer)`,
    values: asked,
  })
  await tx.query({ name: 'slot_rules_set_allotments', text: newAllotments, values: asked })
  await tx.query({
    name: 'slot_rules_set_capacity',
    text: `update slots set capacity = greatest(said.capacity, slots.taken), closed = false,
             lowered_to = case when said.capacity < slots.taken then said.capacity end,
             made_by = case when said.capacity >= slots.taken and not exists (
                 select from slot_quotas join jsonb_to_recordset(said.quotas) as quotas (type text, quota integer)
                   on quotas.type = slot_quotas.group_category and quotas.quota < slot_quotas.quota
                 where slot_quotas.slot_id = slots.id) then said.version else slots.made_by end
           from ${askedSlots} where slots.id = asked.id`,
    values: asked,
  })
}

const askedSlots = `unnest($1::integer[], $2::integer[]) as asked (id, version)
  join jsonb_to_recordset($3::jsonb) as said (version integer, capacity integer, quotas jsonb, allotments jsonb) on said.version = asked.version`

/** What is free is promised in turn, until there is nothing left to keep. */
const newAllotments = `
  with wished as (
    select slots.id, allotments.customer_id, used.places as used, greatest(0, allotments.places - used.places) as kept,
      greatest(said.capacity, slots.taken) - slots.taken as room, released.at
    from ${askedSlots}
    join slots on slots.id = asked.id
    join museum_objects on museum_objects.system_id = slots.museum_object_id
    cross join jsonb_to_recordset(said.allotments) as allotments (customer_id integer, places integer, release_days integer)
    cross join lateral (
      select coalesce(sum(slot_takers.places), 0)::integer as places from slot_takers
      where slot_takers.slot_id = slots.id and slot_takers.customer_id = allotments.customer_id) as used
    cross join lateral (select (slots.pass_date - allotments.release_days)::timestamp at time zone museum_objects.zone as at) as released
    where released.at > now()
  ), granted as (
    select wished.id, wished.customer_id, wished.at, wished.used + greatest(0, least(wished.kept,
      wished.room - coalesce(sum(wished.kept) over (partition by wished.id order by wished.customer_id rows between unbounded preceding and 1 preceding), 0))) as places
    from wished
  )
  insert into slot_allotments (slot_id, customer_id, places, release_at)
  select granted.id, granted.customer_id, granted.places, granted.at from granted where granted.places > 0`

/** Holds the rules of an object as they are until the commit; false when they have changed since they were read. */
export async function holdRules(tx: Tx, objectId: string, edition: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'slot_horizon_hold',
    text: `select from slot_horizons where slot_horizons.museum_object_id = $1 and slot_horizons.edition = $2 for no key update`,
    values: [objectId, edition],
  })
  return rowCount === 1
}

/** Writes down until where there are slots. */
export async function saveFilled(tx: Tx, objectId: string, horizon: Horizon, filledUntil: string): Promise<void> {
  await tx.query({
    name: 'slot_horizon_filled',
    text: `update slot_horizons set filled_until = $2, closed_weekdays = $3, closed_dates = $4, open_dates = $5
           where slot_horizons.museum_object_id = $1`,
    values: [objectId, filledUntil, horizon.closedWeekdays, horizon.closedDates, horizon.openDates],
  })
}

/** How many slots are not as the rules say after all. */
export async function saveUnlike(tx: Tx, objectId: string, count: number): Promise<void> {
  await tx.query({
    name: 'slot_horizon_unlike',
    text: `update slot_horizons set unlike = $2 where slot_horizons.museum_object_id = $1`,
    values: [objectId, count],
  })
}
