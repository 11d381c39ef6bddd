import type { Db, Tx } from '../db/pool.ts'

export type OwnShift = { over: boolean; today: boolean; museumIds: number[] }

/** Locks an employee's own shift; `today`: it is its day by the museums' clock, or it runs. */
export async function lockOwnShift(tx: Tx, shiftId: number, employeeId: number): Promise<OwnShift | undefined> {
  const { rows } = await tx.query({
    name: 'duty_own_shift',
    text: `select duty_shifts.ends_at <= now() as over,
                  (duty_shifts.day = (now() at time zone duty_shifts.zone)::date or duty_shifts.starts_at <= now()) as today,
                  array(select duty_shift_museums.museum_id from duty_shift_museums where duty_shift_museums.shift_id = duty_shifts.id) as "museumIds"
           from duty_shifts where duty_shifts.id = $1 and duty_shifts.employee_id = $2 for no key update of duty_shifts`,
    values: [shiftId, employeeId],
  })
  return rows[0]
}

export type CheckIn = { shiftId: number; museumId: number; place: string; lat: number | null; lon: number | null }

/** The last place alone is kept, to about a metre. */
export async function saveCheckIn(tx: Tx, { shiftId, museumId, place, lat, lon }: CheckIn): Promise<void> {
  await tx.query({
    name: 'duty_check_in',
    text: `insert into duty_check_ins (shift_id, museum_id, place, lat, lon)
           values ($1, $2, $3, round($4::numeric, 5), round($5::numeric, 5))
           on conflict (shift_id) do update set museum_id = excluded.museum_id, place = excluded.place, lat = excluded.lat, lon = excluded.lon,
             at = now(), consent_at = now()`,
    values: [shiftId, museumId, place, lat, lon],
  })
}

/** False when there was none. */
export async function deleteCheckIn(tx: Tx, shiftId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'duty_check_out',
    text: 'delete from duty_check_ins where duty_check_ins.shift_id = $1',
    values: [shiftId],
  })
  return (rowCount ?? 0) > 0
}

/** Deletes places of shifts that are over, and of employees who are gone; how many. */
export async function forgetPlaces(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'duty_forget_places',
    text: `delete from duty_check_ins using duty_shifts, offered_users as users
           where duty_shifts.id = duty_check_ins.shift_id and users.id = duty_shifts.employee_id
             and (duty_shifts.ends_at <= now() or users.removed_at is not null)`,
    values: [],
  })
  return rowCount ?? 0
}
