import { onlyRow } from '../db/statement-rows.ts'
import type { Tx } from '../db/pool.ts'

export type ShiftToSet = {
  id: number | null
  employeeId: number
  museumIds: readonly number[]
  day: string
  starts: string
  ends: string
  phone: string
}
/** Moments of the shift by the clock of its museums; `zone` null: one of them does not exist. */
export type ShiftHours = { zone: string | null; startsAt: Date; endsAt: Date; over: boolean }

/** A shift whose end is not after its beginning ends on the next day. */
export async function readHours(tx: Tx, { museumIds, day, starts, ends }: ShiftToSet): Promise<ShiftHours> {
  const { rows } = await tx.query({
    name: 'duty_shift_hours',
    text: `select clock.zone, hours.starts_at as "startsAt", hours.ends_at as "endsAt", hours.ends_at <= now() as over
           from (
             select case when count(*) = cardinality($1::integer[]) then coalesce(min(
               (select min(museum_objects.zone) from offered_museum_objects as museum_objects where museum_objects.museum_id = museums.id)), default_zone()) end as zone
             from offered_museums as museums where museums.id = any ($1::integer[])
           ) as clock
           cross join lateral (
             select ($2::date + $3::time) at time zone coalesce(clock.zone, default_zone()) as starts_at,
                    ($2::date + case when $4::time > $3::time then 0 else 1 end + $4::time) at time zone coalesce(clock.zone, default_zone()) as ends_at
           ) as hours`,
    values: [museumIds, day, starts, ends],
  })
  return onlyRow(rows)
}

/** Locks the employee, so that his shifts are set one after the other; false when there is none. */
export async function lockEmployee(tx: Tx, employeeId: number): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'duty_lock_employee',
    text: `select from offered_users as users where users.id = $1 and users.customer_id is null and users.status = 'active' for no key update`,
    values: [employeeId],
  })
  return rows.length > 0
}

export async function overlaps(tx: Tx, { id, employeeId }: ShiftToSet, { startsAt, endsAt }: ShiftHours): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'duty_overlaps',
    text: `select from duty_shifts where duty_shifts.employee_id = $1 and duty_shifts.ends_at > $2 and duty_shifts.starts_at < $3
             and duty_shifts.id is distinct from $4::integer limit 1`,
    values: [employeeId, startsAt, endsAt, id],
  })
  return rows.length > 0
}

/** The number of the shift; undefined when there is none to change. */
export async function saveShift(tx: Tx, shift: ShiftToSet, hours: ShiftHours, setBy: number): Promise<number | undefined> {
  const { id, employeeId, day, starts, ends, phone, museumIds } = shift
  if (id !== null) await dropMovedCheckIn(tx, shift)
  const values = [employeeId, day, starts, ends, hours.zone, hours.startsAt, hours.endsAt, phone, setBy]
  const { rows } = await tx.query(
    id === null
      ? {
          name: 'duty_shift_insert',
          text: `insert into duty_shifts (employee_id, day, starts, ends, zone, starts_at, ends_at, phone, set_by)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning duty_shifts.id`,
          values,
        }
      : {
          name: 'duty_shift_update',
          text: `update duty_shifts set employee_id = $1, day = $2, starts = $3, ends = $4, zone = $5, starts_at = $6, ends_at = $7, phone = $8,
                   set_by = $9, set_at = now()
                 where duty_shifts.id = $10 returning duty_shifts.id`,
          values: [...values, id],
        },
  )
  const saved = rows[0]?.id
  if (saved !== undefined) await saveMuseums(tx, saved, museumIds)
  return saved
}

/** He consented for himself, that day and that museum. */
async function dropMovedCheckIn(tx: Tx, { id, employeeId, day, museumIds }: ShiftToSet): Promise<void> {
  await tx.query({
    name: 'duty_drop_moved',
    text: `delete from duty_check_ins using duty_shifts
           where duty_check_ins.shift_id = $1 and duty_shifts.id = $1
             and (duty_shifts.employee_id <> $2 or duty_shifts.day <> $3 or duty_check_ins.museum_id <> all ($4::integer[]))`,
    values: [id, employeeId, day, museumIds],
  })
}

async function saveMuseums(tx: Tx, shiftId: number, museumIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'duty_museums_delete',
    text: 'delete from duty_shift_museums where duty_shift_museums.shift_id = $1 and duty_shift_museums.museum_id <> all ($2::integer[])',
    values: [shiftId, museumIds],
  })
  await tx.query({
    name: 'duty_museums_insert',
    text: 'insert into duty_shift_museums (shift_id, museum_id) select $1, unnest($2::integer[]) on conflict do nothing',
    values: [shiftId, museumIds],
  })
}

/** False when there is none. Its place goes with it. */
export async function deleteShift(tx: Tx, shiftId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'duty_shift_delete',
    text: 'delete from duty_shifts where duty_shifts.id = $1',
    values: [shiftId],
  })
  return (rowCount ?? 0) > 0
}
