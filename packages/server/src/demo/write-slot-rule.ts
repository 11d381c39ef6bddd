import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { daysAhead, type DemoSlot, hoursOf, wholeDays } from './orders/slots.ts'
import { userId } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

const object = 'hermitage-main'
const version = 1
/** Slots of the days after these are still of hands: staff may hand them over. */
const handedDays = 14

/** By which version of the rule the slot is kept; null: by hands. */
export function madeBy({ systemId, passDate }: DemoSlot, today: string): number | null {
  return systemId === object && passDate <= addDays(today, handedDays) ? version : null
}

/** The first object lives by a rule on the days that find all hours open; its slots are what the rule says. */
export async function writeSlotRule(client: Tx, today: string): Promise<void> {
  const { times, capacity } = hoursOf(object)
  await writeRows(client, 'slot_rules', [{ id: version, museum_object_id: object, revision: 1 }])
  await writeRows(client, 'slot_rule_versions', [
    {
      id: version,
      rule_id: version,
      number: 1,
      title: 'Ближайшие недели',
      kind: 'season',
      valid_from: today,
      valid_until: addDays(today, wholeDays),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      dates: [],
      times,
      capacity,
      quotas: [],
      allotments: [],
      saved_by: userId('dispatcher'),
      saved_at: moment(addDays(today, -3), '11:40'),
    },
  ])
  await continueNumbers(client, ['slot_rules', 'slot_rule_versions'])
  // Nobody's night adds to the demo's days.
  await client.query(
    `insert into slot_horizons (museum_object_id, months, filled_until, closed_weekdays, closed_dates)
     select museum_objects.system_id, 1, $2, museum_objects.closed_weekdays, museum_objects.closed_dates
     from museum_objects where museum_objects.system_id = $1`,
    [object, addDays(today, daysAhead)],
  )
}
