import type { Db, Tx } from '../../db/pool.ts'
import type { SlotTarget } from './lowering.reads.ts'

/** Those of the slots that are the object's. */
export async function listSlotsOf(db: Db, objectId: string, slotIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query({
    name: 'slots_of_object',
    text: 'select slots.id from slots where slots.museum_object_id = $1 and slots.id = any ($2::integer[]) order by slots.id',
    values: [objectId, slotIds],
  })
  return rows.map(({ id }) => id)
}

/** Locked slots become what they are to be, as far as what is taken and kept lets them; `exchange_places` does the rest. */
export async function saveTargets(tx: Tx, targets: readonly SlotTarget[]): Promise<void> {
  await tx.query({
    name: 'slots_lower',
    text: `update slots set closed = target.closes,
             capacity = greatest(coalesce(target.capacity, slots.capacity), slots.taken + kept_places(slots.id)),
             lowered_to = case when target.capacity < slots.taken + kept_places(slots.id) then target.capacity end
           from jsonb_to_recordset($1::jsonb) as target ("slotId" integer, capacity integer, closes boolean)
           where slots.id = target."slotId"`,
    values: [JSON.stringify(targets)],
  })
}
