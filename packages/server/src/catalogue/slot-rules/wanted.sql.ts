import type { GroupCategory } from '@anfilada/contract/catalogue'

/**
 * SQL for the slots that the rules want: `$2` days, `$3` the rule version of each, `$4` what the versions say, as JSON (one of a preview is not
 * written anywhere). Days on which the object admits nobody are left out by whoever asks.
 */
export const wantedSlots = `
  select plan.day, hours.starts, said.version, said.capacity, said.quotas, said.allotments
  from unnest($2::date[], $3::integer[]) as plan (day, version)
  join jsonb_to_recordset($4::jsonb) as said (version integer, capacity integer, times time[], quotas jsonb, allotments jsonb) on said.version = plan.version
  cross join unnest(said.times) as hours (starts)`

/** SQL for "the rules want this slot otherwise than it is": `wanted` beside `slots` and the version `made` that made it as it is. */
export const otherwise = `(wanted.version is null and not slots.closed or wanted.version is not null and (
  slots.closed or slots.capacity <> wanted.capacity or made.quotas <> wanted.quotas or made.allotments <> wanted.allotments))`

/** What a version says of its slots, for `wantedSlots`. */
export type SaidOfSlots = {
  version: number
  capacity: number
  times: readonly string[]
  quotas: readonly { type: GroupCategory; quota: number }[]
  allotments: readonly { customer_id: number; places: number; release_days: number }[]
}
