import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Tx } from '../../db/pool.ts'

/** The slot of an object at a time, made when there is none; undefined for an object that does not exist. */
export async function findOrMakeSlot(tx: Tx, objectId: string, date: string, time: string): Promise<number | undefined> {
  await tx.query({
    name: 'slot_make',
    text: `insert into slots (museum_object_id, pass_date, starts, capacity)
           select museum_objects.system_id, $2, $3, 0 from museum_objects where museum_objects.system_id = $1
           on conflict (museum_object_id, pass_date, starts) do nothing`,
    values: [objectId, date, time],
  })
  const { rows } = await tx.query({
    name: 'slot_at',
    text: 'select slots.id from slots where slots.museum_object_id = $1 and slots.pass_date = $2 and slots.starts = $3',
    values: [objectId, date, time],
  })
  return rows[0]?.id
}

export async function saveCapacity(
  tx: Tx,
  slotIds: readonly number[],
  { capacity, closed }: { capacity: number; closed: boolean },
): Promise<void> {
  await tx.query({
    name: 'slots_save_capacity',
    text: 'update slots set capacity = $2, closed = $3, lowered_to = null where slots.id = any ($1::integer[])',
    values: [slotIds, capacity, closed],
  })
}

export async function saveQuota(tx: Tx, slotIds: readonly number[], type: GroupCategory, quota: number | null): Promise<void> {
  if (quota === null) {
    await tx.query({
      name: 'slots_delete_quota',
      text: 'delete from slot_quotas where slot_quotas.slot_id = any ($1::integer[]) and slot_quotas.group_category = $2',
      values: [slotIds, type],
    })
    return
  }
  await tx.query({
    name: 'slots_save_quota',
    text: `insert into slot_quotas (slot_id, group_category, quota, taken)
           select asked.slot_id, $2, $3, coalesce((
             select sum(slot_takers.places) from slot_takers
             where slot_takers.slot_id = asked.slot_id and slot_takers.group_category = $2), 0)
           from unnest($1::integer[]) as asked (slot_id)
           on conflict (slot_id, group_category) do update set quota = excluded.quota, taken = excluded.taken`,
    values: [slotIds, type, quota],
  })
}

type NewAllotment = { customerId: number; places: number; releaseDays: number }

export async function saveAllotment(tx: Tx, slotIds: readonly number[], { customerId, places, releaseDays }: NewAllotment): Promise<void> {
  if (places === 0) {
    await tx.query({
      name: 'slots_delete_allotment',
      text: 'delete from slot_allotments where slot_allotments.slot_id = any ($1::integer[]) and slot_allotments.customer_id = $2',
      values: [slotIds, customerId],
    })
    return
  }
  await tx.query({
    name: 'slots_save_allotment',
    text: `insert into slot_allotments (slot_id, customer_id, places, release_at)
           select slots.id, $2, $3, (slots.pass_date - $4::integer)::timestamp at time zone museum_objects.zone
           from slots join museum_objects on museum_objects.system_id = slots.museum_object_id
           where slots.id = any ($1::integer[])
           on conflict (slot_id, customer_id) do update set places = excluded.places, release_at = excluded.release_at`,
    values: [slotIds, customerId, places, releaseDays],
  })
}

/** After a change of their rules: counters anew, and whoever waits is offered what there is now. The slots are locked. */
export async function recountSlots(tx: Tx, slotIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'slots_recount',
    text: 'select recount_slot(asked.id) from unnest($1::integer[]) as asked (id)',
    values: [slotIds],
  })
}

/** What a hand has changed stays so: no rule touches these slots from now on (decision 0071). */
export async function markByHand(tx: Tx, slotIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'slots_mark_by_hand',
    text: 'update slots set made_by = null where slots.id = any ($1::integer[]) and slots.made_by is not null',
    values: [slotIds],
  })
}
