import { addDays } from '@anfilada/contract/dates'
import type { LicenseDecision } from '@anfilada/contract/licenses/license-states'
import { moment } from './calendar.ts'
import { findObject } from './catalogue/museums.ts'
import type { Tx } from './connection.ts'
import { customerOf } from './orders/visit.ts'
import { customerId, type GuideKey, guides, userId } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

type Row = Record<string, unknown>

type License = readonly [
  by: string,
  guide: GuideKey,
  object: string,
  number: string,
  years: number,
  days: number,
  languages: readonly string[],
  said?: readonly [LicenseDecision, reason?: string],
]

/** Of the agencies' guides: one runs out soon, one is over, and some wait for staff or have their word. */
const licensed: readonly License[] = [
  ['agency', 'vetrova', 'catherine-palace', 'ЦС-0412', 11, 260, ['ru', 'en']],
  ['agency', 'vetrova', 'hermitage-main', 'ЭР-1187', 11, 95, ['ru', 'en']],
  ['agency', 'liwei', 'catherine-palace', 'ЦС-0733', 6, 18, ['zh', 'ru']],
  ['agency', 'liwei', 'hermitage-main', 'ЭР-2044', 6, 410, ['zh']],
  ['agency', 'karimi', 'catherine-palace', 'ЦС-0958', 4, -12, ['fa', 'en']],
  ['agency', 'nguyen', 'catherine-palace', 'ЦС-1104', 3, 340, ['vi'], ['waiting']],
  [
    'agency',
    'orlova',
    'hermitage-main',
    'ЭР-0850',
    9,
    120,
    ['en', 'fa'],
    ['suspended', 'Ждём ответа музея на жалобу группы от 12-го числа.'],
  ],
  ['agency', 'petrov', 'catherine-palace', 'ЦС-1077', 2, 280, ['ru'], ['refused', 'На скане не видна печать. Приложите другой.']],
  ['agency2', 'belyaev', 'catherine-palace', 'ЦС-0501', 9, 330, ['ru', 'de']],
  ['agency2', 'tikhonova', 'catherine-palace', 'ЦС-1120', 5, 365, ['en', 'es'], ['waiting']],
  ['agency-credit', 'zhang', 'catherine-palace', 'ЦС-0811', 8, 205, ['zh', 'en']],
  ['agency-credit', 'sun', 'hermitage-main', 'ЭР-2101', 1, 300, ['zh'], ['waiting']],
  ['individual', 'smirnova', 'catherine-palace', 'ЦС-0377', 14, 150, ['ru', 'es']],
]
/** Who of them has a login. */
const members: Partial<Record<GuideKey, string>> = {
  vetrova: 'agency-guide',
  belyaev: 'agency2',
  zhang: 'agency-credit',
  smirnova: 'individual',
}
const checkedBy = 'dispatcher'

type Group = readonly [object: string, heldIn: number, closesIn: number, place: string, places: number, rubles: number]
/** The palace takes requests for two days, the Hermitage for one; one day is over. */
const groups: readonly Group[] = [
  ['catherine-palace', -30, -37, 'Учебный класс, подъезд 2', 20, 3_000],
  ['catherine-palace', 20, 12, 'Учебный класс, подъезд 2', 12, 3_200],
  ['catherine-palace', 48, 40, 'Учебный класс, подъезд 2', 12, 3_200],
  ['hermitage-main', 34, 25, 'Лекторий Главного штаба', 40, 4_500],
]

/** The agencies' guides with their licenses. */
export async function writeLicenses(client: Tx, today: string): Promise<void> {
  const keys = [...new Set(licensed.map(([, guide]) => guide))]
  const customerOfGuide = (key: GuideKey) => licensed.find(([, guide]) => guide === key)?.[0] ?? ''
  const people = keys.map((key, place): Row => {
    const login = members[key]
    const customer = customerId(customerOf(customerOfGuide(key)).key)
    const linked = login === undefined ? null : userId(login)
    return {
      id: place + 1,
      customer_id: customer,
      name: guides[key].name,
      user_id: linked,
      created_at: moment(addDays(today, -5), '11:40'),
    }
  })
  await writeRows(client, 'guides', people)
  await writeRows(
    client,
    'licenses',
    licensed.map((license, place) => ({ id: place + 1, guide_id: keys.indexOf(license[1]) + 1, ...licenseRow(license, today) })),
  )
  await writeRows(
    client,
    'prolongation_groups',
    groups.map((group, place) => groupRow(group, place + 1, today)),
  )
  await continueNumbers(client, ['guides', 'licenses', 'prolongation_groups'])
}

function licenseRow([by, , object, number, years, days, [main, ...others], said]: License, today: string): Row {
  const [decision, reason = null] = said ?? ['accepted' as const]
  return {
    customer_id: customerId(customerOf(by).key),
    museum_id: findObject(object).museum.number,
    number,
    experience_years: years,
    valid_from: '2000-01-01',
    expiration_date: addDays(today, days),
    main_language: main,
    additional_languages: others,
    decision,
    reason,
    decided_by: reason === null ? null : userId(checkedBy),
    decided_at: reason === null ? null : moment(addDays(today, -2), '15:20'),
    created_at: moment(addDays(today, -5), '11:40'),
    revision: 1,
  }
}

function groupRow([object, heldIn, closesIn, place, places, rubles]: Group, id: number, today: string): Row {
  return {
    id,
    museum_id: findObject(object).museum.number,
    held_on: addDays(today, heldIn),
    place,
    closes_at: moment(addDays(today, closesIn), '18:00'),
    places,
    taken: 0,
    fee_kopecks: rubles * 100,
    vat: 'standard',
    revision: 1,
    created_by: userId(checkedBy),
    created_at: moment(addDays(today, -50), '10:00'),
  }
}
