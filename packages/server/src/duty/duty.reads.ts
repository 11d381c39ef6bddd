import type { DutyPlace, Shift, ShiftState } from '@anfilada/contract/duty'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Db } from '../db/pool.ts'

/** `text`: what he wrote, or the museum's name; `at` as the database writes moments. */
export type CheckInRow = { museumId: number; text: string; lat: number | null; lon: number | null; at: string }
export type ShiftRow = {
  id: number
  employeeId: number
  employee: string
  museums: Shift['museums']
  date: string
  from: string
  until: string
  endsAt: Date
  phone: string
  state: ShiftState
  checkIn: CheckInRow | null
}

/** A place is told until the shift ends, also when the job that deletes it is late. */
const liveCheckIn = `duty_check_ins.shift_id = duty_shifts.id and duty_shifts.ends_at > now()`

function checkIn(nameKey: string): string {
  return `(select jsonb_build_object('museumId', duty_check_ins.museum_id, 'lat', duty_check_ins.lat, 'lon', duty_check_ins.lon, 'at', duty_check_ins.at,
      'text', case when duty_check_ins.place = '' then stood_at.name ->> ${nameKey} else duty_check_ins.place end)
    from duty_check_ins join offered_museums as stood_at on stood_at.id = duty_check_ins.museum_id where ${liveCheckIn})`
}

/** `$1`: the key of translated names. */
const shifts = `select duty_shifts.id, users.id as "employeeId", users.name as employee, duty_shifts.day as date, duty_shifts.starts as from,
    duty_shifts.ends as until, duty_shifts.ends_at as "endsAt", duty_shifts.phone,
    case when duty_shifts.ends_at <= now() then 'over' when duty_shifts.starts_at <= now() then 'running' else 'ahead' end as state,
    (select coalesce(jsonb_agg(jsonb_build_object('id', museums.id, 'name', museums.name ->> $1) order by museums.id), '[]')
     from duty_shift_museums join offered_museums as museums on museums.id = duty_shift_museums.museum_id
     where duty_shift_museums.shift_id = duty_shifts.id) as museums,
    ${checkIn('$1')} as "checkIn"
  from duty_shifts join offered_users as users on users.id = duty_shifts.employee_id`

/** The roster of a day, by time. */
export async function listShifts(db: Db, date: string, language: Language): Promise<ShiftRow[]> {
  const { rows } = await db.query({
    name: 'duty_of_day',
    text: `${shifts} where duty_shifts.day = $2 order by duty_shifts.starts, users.name, duty_shifts.id`,
    values: [nameKeys[language], date],
  })
  return rows
}

/** One's own shifts that are not over, of the next seven days. */
export async function listOwnShifts(db: Db, employeeId: number, language: Language): Promise<ShiftRow[]> {
  const { rows } = await db.query({
    name: 'duty_own',
    text: `${shifts} where duty_shifts.employee_id = $2 and duty_shifts.ends_at > now() and duty_shifts.starts_at < now() + interval '7 days'
           order by duty_shifts.starts_at, duty_shifts.id`,
    values: [nameKeys[language], employeeId],
  })
  return rows
}

export type OnDuty = { name: string; phone: string; checkIn: CheckInRow | null }

/** Who is on duty at the museum now: whoever stands there first, then whose shift runs; undefined when nobody is. */
export async function findOnDuty(db: Db, museumId: number, language: Language): Promise<OnDuty | undefined> {
  const { rows } = await db.query({
    name: 'duty_now',
    text: `select users.name, duty_shifts.phone,
                  case when duty_check_ins.museum_id is not null then ${checkIn('$2')} end as "checkIn"
           from duty_shift_museums
           join duty_shifts on duty_shifts.id = duty_shift_museums.shift_id
           join offered_users as users on users.id = duty_shifts.employee_id and users.removed_at is null
           left join duty_check_ins on ${liveCheckIn} and duty_check_ins.museum_id = duty_shift_museums.museum_id
           where duty_shift_museums.museum_id = $1 and duty_shifts.ends_at > now()
             and (duty_shifts.starts_at <= now() or duty_check_ins.museum_id is not null)
           order by duty_check_ins.at desc nulls last, duty_shifts.starts_at desc, duty_shifts.id limit 1`,
    values: [museumId, nameKeys[language]],
  })
  return rows[0]
}

type Named = { id: number; name: string }

/** Employees of the office with a login that works. */
export async function listDutyEmployees(db: Db): Promise<Named[]> {
  const { rows } = await db.query({
    name: 'duty_employees',
    text: `select users.id, users.name from offered_users as users where users.customer_id is null and users.status = 'active' order by users.name, users.id`,
    values: [],
  })
  return rows
}

export async function listDutyMuseums(db: Db, language: Language): Promise<Named[]> {
  const { rows } = await db.query({
    name: 'duty_museums',
    text: 'select museums.id, museums.name ->> $1 as name from offered_museums as museums order by museums.id',
    values: [nameKeys[language]],
  })
  return rows
}

export function placeAnswer({ text, lat, lon, at }: Omit<CheckInRow, 'museumId'>): DutyPlace {
  return { text, ...(lat !== null && lon !== null && { lat, lon }), at: new Date(at).toISOString() }
}

export function shiftAnswer({ employeeId, employee, endsAt, checkIn: here, ...row }: ShiftRow): Shift {
  return {
    ...row,
    employee: { id: employeeId, name: employee },
    ends_at: endsAt.toISOString(),
    check_in: here && { museum_id: here.museumId, ...placeAnswer(here) },
  }
}
