import type { SlotHandover } from '@anfilada/contract/orders/slot-handover'
import type { Db, Tx } from '../../db/pool.ts'
import { wantedSlots } from './wanted.sql.ts'

type PlanValues = [objectId: string, days: string[], versions: number[], said: string]
export type Span = { first: string; last: string }

/** Places that the rule keeps for customers and that are not released yet, each with the moment of its release. */
const keptByRule = `jsonb_to_recordset(wanted.allotments) as said (customer_id integer, places integer, release_days integer)
  cross join lateral (select (slots.pass_date - said.release_days)::timestamp at time zone museum_objects.zone as at) as released`

const alike = `slots.capacity = wanted.capacity
  and wanted.quotas = coalesce((
    select jsonb_agg(jsonb_build_object('type', slot_quotas.group_category, 'quota', slot_quotas.quota) order by slot_quotas.group_category)
    from slot_quotas where slot_quotas.slot_id = slots.id), '[]')
  and (
    select jsonb_agg(jsonb_build_array(said.customer_id, said.places, released.at) order by said.customer_id) from ${keptByRule} where released.at > now()
  ) is not distinct from (
    select jsonb_agg(jsonb_build_array(slot_allotments.customer_id, slot_allotments.places, slot_allotments.release_at) order by slot_allotments.customer_id)
    from slot_allotments where slot_allotments.slot_id = slots.id and slot_allotments.release_at > now())`

const takenOf = (whose: string): string =>
  `(select coalesce(sum(slot_takers.places), 0) from slot_takers where slot_takers.slot_id = slots.id and ${whose})`

/** Changed to what the rule says, it holds all that is taken and all that is kept. */
const fits = `wanted.capacity >= slots.taken + (
    select coalesce(sum(greatest(0, said.places - ${takenOf('slot_takers.customer_id = said.customer_id')})), 0)
    from ${keptByRule} where released.at > now())
  and not exists (
    select from jsonb_to_recordset(wanted.quotas) as quotas (type text, quota integer)
    where quotas.quota < ${takenOf('slot_takers.group_category = quotas.type')})`

/** Slots of hands and what would become of each. $5, $6: of these days; $7: of these numbers alone, when it is not null. */
const slotsOfHands = `
  with wanted as materialized (${wantedSlots})
  select slots.id, wanted.version,
    case when wanted.version is null then 'unruled' when slots.closed then 'closed' when ${alike} then 'alike' when ${fits} then 'different'
      else 'too_full' end as state
  from slots join museum_objects on museum_objects.system_id = slots.museum_object_id
  left join wanted on wanted.day = slots.pass_date and wanted.starts = slots.starts
  where slots.museum_object_id = $1 and slots.pass_date between $5 and $6 and slots.made_by is null
    and ($7::integer[] is null or slots.id = any ($7))
    and visit_moment(slots.pass_date, slots.starts, museum_objects.zone) > now()`

/** How many slots of these days are of hands, by what would become of them. */
export async function countOfHands(db: Db, plan: PlanValues, { first, last }: Span): Promise<SlotHandover> {
  const { rows } = await db.query({
    name: 'slot_handover_counts',
    text: `select hands.state, count(*)::integer as count from (${slotsOfHands}) as hands group by hands.state`,
    values: [...plan, first, last, null],
  })
  const none: SlotHandover = { alike: 0, different: 0, too_full: 0, closed: 0, unruled: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export type SlotToHand = { id: number; version: number; state: 'alike' | 'different' }

/** The slots that may be handed over, by number; `slotIds`: those of them alone. */
export async function listOfHands(
  db: Db,
  plan: PlanValues,
  { first, last }: Span,
  slotIds: readonly number[] | null,
): Promise<SlotToHand[]> {
  const { rows } = await db.query({
    name: 'slot_handover_slots',
    text: `${slotsOfHands} order by slots.id`,
    values: [...plan, first, last, slotIds],
  })
  return rows.flatMap(({ id, version, state }) =>
    version !== null && (state === 'alike' || state === 'different') ? [{ id, version, state }] : [],
  )
}

/** Locks those of the slots that nobody holds; the others are passed over, not waited for. */
export async function lockOfHands(tx: Tx, slotIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.query({
    name: 'slot_handover_lock',
    text: `select slots.id from slots where slots.id = any ($1::integer[]) order by slots.id for no key update skip locked`,
    values: [slotIds],
  })
  return rows.map(({ id }) => id)
}

/** Locked slots, each from now on made by its version. */
export async function saveMakers(tx: Tx, slots: readonly { id: number; version: number }[]): Promise<void> {
  await tx.query({
    name: 'slot_handover_save',
    text: `update slots set made_by = handed.version from unnest($1::integer[], $2::integer[]) as handed (id, version) where slots.id = handed.id`,
    values: [slots.map(({ id }) => id), slots.map(({ version }) => version)],
  })
}

/** The job that hands over the slots of an object. */
export const handJob = 'hand_over_slots'

export type Handing = Span & { objectId: string; change: boolean }

export async function queueHanding(db: Db, handing: Handing): Promise<void> {
  await db.query({
    name: 'slot_handover_queue',
    text: `select graphile_worker.add_job('${handJob}', $1::json)`,
    values: [JSON.stringify(handing)],
  })
}
