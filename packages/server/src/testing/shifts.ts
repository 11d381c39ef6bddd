import { addDays, defaultZone } from '@anfilada/contract/dates'
import { museumId, type Principal, visitDate, type World } from './world.ts'

/** A shift of a whole day at the museum of the tests, without whose it is and when. */
export const shiftData = { museum_ids: [museumId], from: '00:00', until: '23:59', phone: '+7 921 555-01-20' }

/** What the matrix asks of a shift, by its number. */
export const shiftQuestions: Record<string, (id: number) => unknown> = {
  'office office_duty': () => ({ date: visitDate }),
  'office check_in': (shift_id) => ({ shift_id, museum_id: museumId, place: 'Касса 2', consent: true }),
  'office check_out': (shift_id) => ({ shift_id }),
  'office remove_shift': (shift_id) => ({ shift_id }),
}

let days = 0

/** A day of its own for each shift: nobody is on duty twice at one hour. */
export function nextShiftDay(): string {
  return addDays('2035-01-01', ++days)
}

export type Hours = { startsAt?: string; endsAt?: string; museum?: number; zone?: string }

/** A shift around the database's clock: began an hour ago and ends in an hour, unless told otherwise (SQL expressions). */
export async function makeShift({ pool, users }: World, of: Principal, hours: Hours = {}): Promise<number> {
  const { startsAt = `now() - interval '1 hour'`, endsAt = `now() + interval '1 hour'`, museum = museumId, zone = defaultZone } = hours
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into duty_shifts (employee_id, day, starts, ends, zone, starts_at, ends_at, phone, set_by)
       select $1, ((${startsAt}) at time zone $2)::date, ((${startsAt}) at time zone $2)::time, ((${endsAt}) at time zone $2)::time, $2, ${startsAt}, ${endsAt}, $3, $1
       returning id
     )
     insert into duty_shift_museums (shift_id, museum_id) select made.id, $4 from made returning shift_id as id`,
    [of === 'none' ? users.dispatcher : users[of], zone, shiftData.phone, museum],
  )
  return (rows[0] as { id: number }).id
}
