import { addDays, defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import type { SlotRuleContent } from '../../packages/contract/src/orders/slot-rules.ts'

const daysAhead = 730
const times = 20

export const today = todayIn(defaultZone)
const hours = Array.from({ length: times }, (_, at) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)

/** What every object of the proof lives by: 20 times a day for two years. */
export const rule: SlotRuleContent = {
  title: 'Every day',
  kind: 'season',
  from: addDays(today, 1),
  until: addDays(today, daysAhead),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  dates: [],
  times: hours,
  capacity: 40,
  quotas: [],
  allotments: [],
}

/** Objects `from` to `until` with this rule, as the office saves it. */
export const ruled = (from: number, until: number): string => `
  insert into museum_objects (system_id, museum_id, name, usual_entrance)
  select 'hall-' || n, 1, (select museums.name from museums where museums.id = 1), 'Entrance' from generate_series(${from}, ${until}) n;
  with made as (insert into slot_rules (museum_object_id) select 'hall-' || n from generate_series(${from}, ${until}) n returning id)
  insert into slot_rule_versions (rule_id, number, title, kind, valid_from, valid_until, weekdays, dates, times, capacity)
  select made.id, 1, 'Every day', 'season', '${rule.from}', '${rule.until}', '{1,2,3,4,5,6,7}', '{}', '{${hours.join(',')}}', ${rule.capacity} from made;
  insert into slot_horizons (museum_object_id, months) select 'hall-' || n, 24 from generate_series(${from}, ${until}) n;`
