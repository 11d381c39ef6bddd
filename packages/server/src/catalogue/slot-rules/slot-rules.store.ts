import type { SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import type { Db, Tx } from '../../db/pool.ts'

/** The job that fills the slots of one object. */
export const fillJob = 'fill_slots'

/** Locks the object's horizon, made when there is none yet; false for an object that does not exist or has no slots. */
export async function holdHorizon(tx: Tx, objectId: string): Promise<boolean> {
  await tx.query({
    name: 'slot_horizon_make',
    text: `insert into slot_horizons (museum_object_id)
           select museum_objects.system_id from museum_objects where museum_objects.system_id = $1 and museum_objects.service is null
           on conflict (museum_object_id) do nothing`,
    values: [objectId],
  })
  const { rowCount } = await tx.query({
    name: 'slot_horizon_lock',
    text: 'select from slot_horizons where slot_horizons.museum_object_id = $1 for no key update',
    values: [objectId],
  })
  return rowCount === 1
}

export async function insertRule(tx: Tx, objectId: string): Promise<number> {
  const { rows } = await tx.query({
    name: 'slot_rule_insert',
    text: 'insert into slot_rules (museum_object_id) values ($1) returning slot_rules.id',
    values: [objectId],
  })
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A rule was not made')
  return id
}

type NewVersion = { ruleId: number; number: number; rule: SlotRuleContent; savedBy: number }

/** From now on the rule says this. */
export async function addVersion(tx: Tx, { ruleId, number, rule, savedBy }: NewVersion): Promise<void> {
  const { title, kind, from, until, weekdays, dates, times, capacity, quotas, allotments } = rule
  await tx.query({
    name: 'slot_rule_version_insert',
    text: `insert into slot_rule_versions (rule_id, number, title, kind, valid_from, valid_until, weekdays, dates, times, capacity, quotas, allotments, saved_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8::date[], $9::time[], $10, $11, $12, $13)`,
    values: [
      ruleId,
      number,
      title,
      kind,
      from,
      until,
      weekdays,
      dates,
      times,
      capacity,
      JSON.stringify(quotas),
      JSON.stringify(allotments),
      savedBy,
    ],
  })
  await tx.query({
    name: 'slot_rule_revise',
    text: 'update slot_rules set revision = $2 where slot_rules.id = $1',
    values: [ruleId, number],
  })
}

export async function endRule(tx: Tx, ruleId: number): Promise<void> {
  await tx.query({ name: 'slot_rule_end', text: 'update slot_rules set removed_at = now() where slot_rules.id = $1', values: [ruleId] })
}

export async function saveMonths(tx: Tx, objectId: string, months: number): Promise<void> {
  await tx.query({
    name: 'slot_horizon_months',
    text: 'update slot_horizons set months = $2 where slot_horizons.museum_object_id = $1',
    values: [objectId, months],
  })
}

/** The rules are others now: whoever fills by those of before stops, and all days are looked at again. */
export async function beginAnew(tx: Tx, objectId: string): Promise<void> {
  await tx.query({
    name: 'slot_horizon_anew',
    text: `update slot_horizons set edition = slot_horizons.edition + 1, filled_until = null where slot_horizons.museum_object_id = $1`,
    values: [objectId],
  })
}

export async function queueFilling(db: Db, objectId: string): Promise<void> {
  await db.query({
    name: 'slot_filling_queue',
    text: `select graphile_worker.add_job('${fillJob}', json_build_object('objectId', $1::text), job_key => '${fillJob}:' || $1)`,
    values: [objectId],
  })
}
