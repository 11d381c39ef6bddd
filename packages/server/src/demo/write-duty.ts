import { addDays, defaultZone } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import { findObject } from './catalogue/museums.ts'
import type { Tx } from './connection.ts'
import { userId } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

type DemoShift = { day: number; who: string; at: readonly string[]; from: string; until: string; phone: string }

const shifts: readonly DemoShift[] = [
  { day: 0, who: 'dispatcher', at: ['hermitage-main'], from: '09:00', until: '21:00', phone: '84' },
  { day: 0, who: 'admin', at: ['isaac-colonnade', 'saviour-church'], from: '09:30', until: '22:00', phone: '85' },
  { day: 1, who: 'dispatcher', at: ['hermitage-main', 'saviour-church'], from: '10:00', until: '19:00', phone: '84' },
  { day: 1, who: 'admin', at: ['catherine-palace'], from: '09:00', until: '18:00', phone: '85' },
  { day: 3, who: 'dispatcher', at: ['peterhof-grand-palace'], from: '09:00', until: '19:00', phone: '84' },
]

/** Who is on duty at the museums of the nearest days; the administrator has checked in. */
export async function writeDuty(client: Tx, today: string): Promise<void> {
  await writeRows(
    client,
    'duty_shifts',
    shifts.map(({ day, who, from, until, phone }, index) => {
      const date = addDays(today, day)
      return {
        id: index + 1,
        employee_id: userId(who),
        day: date,
        starts: from,
        ends: until,
        zone: defaultZone,
        starts_at: moment(date, from),
        ends_at: moment(date, until),
        phone: `+7 921 555-01-${phone}`,
        set_by: userId('admin'),
        set_at: moment(addDays(today, -2), '17:20'),
      }
    }),
  )
  await writeRows(
    client,
    'duty_shift_museums',
    shifts.flatMap(({ at }, index) => museumsOf(at).map((museum_id) => ({ shift_id: index + 1, museum_id }))),
  )
  const at = moment(today, '09:32')
  const [museum_id] = museumsOf(['isaac-colonnade'])
  const place = 'У кассы колоннады, со стороны Исаакиевской площади'
  // Not before he can have said so: the demo may begin at any hour.
  await client.query(
    `insert into duty_check_ins (shift_id, museum_id, place, lat, lon, at, consent_at)
     select 2, $1, $2, 59.93409, 30.3065, $3, $3 where $3::timestamptz <= now()`,
    [museum_id, place, at],
  )
  await continueNumbers(client, ['duty_shifts'])
}

/** Some of the objects may be of one museum. */
function museumsOf(objects: readonly string[]): number[] {
  return [...new Set(objects.map((object) => findObject(object).museum.number))]
}
