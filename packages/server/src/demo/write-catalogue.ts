import { defaultZone } from '@anfilada/contract/dates'
import { entranceNames } from './catalogue/entrances.ts'
import { districtOf, kindsOf, museumObjects, museums, rulesOf } from './catalogue/museums.ts'
import type { Tx } from './connection.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

export async function writeCatalogue(client: Tx): Promise<void> {
  await writeRows(
    client,
    'museums',
    museums.map(({ id, name, types, emblem }) => ({
      id,
      name,
      types,
      emblem,
      order_kinds: kindsOf(id),
      district: districtOf(id),
    })),
  )
  await writeRows(
    client,
    'museum_objects',
    museumObjects.map(({ museum, object }) => ({
      system_id: object.systemId,
      museum_id: museum.id,
      name: object.name,
      countries: object.countries,
      instant: object.instant,
      usual_entrance: object.entrance,
      entrance_names: entranceNames(object.systemId),
      zone: defaultZone,
      cut_off: object.cutOff,
      ...ruleColumns(object.systemId),
    })),
  )
  await continueNumbers(client, ['museums'])
}

function ruleColumns(systemId: string): object {
  const { closedWeekdays = [], leastPeople = null, mostPeople = null, needsLicense = false, visitMinutes = 90 } = rulesOf(systemId)
  return {
    closed_weekdays: closedWeekdays,
    closed_dates: [],
    least_people: leastPeople,
    most_people: mostPeople,
    needs_license: needsLicense,
    visit_minutes: visitMinutes,
  }
}
