import type { Emblem, GroupCategory, OfferedKind } from '@anfilada/contract/catalogue'
import {
  type MuseumDocument,
  type ObjectDocument,
  type Opening,
  type OpeningException,
  translatedOf,
  type Words,
  wordsOf,
} from '@anfilada/contract/catalogue/museum-document'
import { addDays, daysFrom, weekdayOf } from '@anfilada/contract/dates'
import { languages, type TranslatedName } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { District, TravelTime } from '@anfilada/contract/orders/programme-clashes'

/** A museum and an object as the rest of the product reads them; `archived` is a moment there. */
export type MuseumRow = {
  name: TranslatedName
  types: GroupCategory[]
  emblem: Emblem
  orderKinds: OfferedKind[]
  district: District | null
  address: Words
  point: MuseumDocument['point']
  travel: TravelTime[]
  archived: boolean
}
export type ObjectRow = {
  systemId: string
  name: TranslatedName
  countries: number[]
  instant: boolean
  usualEntrance: string
  entranceNames: Partial<TranslatedName>
  zone: string
  closedWeekdays: number[]
  closedDates: string[]
  openDates: string[]
  /** Null where only the days are known. */
  opening: Opening | null
  least: number | null
  most: number | null
  personsPerGuide: number | null
  needsLicense: boolean
  visitMinutes: number
  noShowPercent: number | null
  archived: boolean
}

const openAllDay = { closed: false, opens: null, closes: null }
const closedAllDay = { closed: true, opens: null, closes: null }
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** What was never published says of itself what its rows say: the first version of a museum that stood there before there were any. */
export function documentOf(museum: MuseumRow, objects: readonly ObjectRow[]): MuseumDocument {
  const { name, types, emblem, orderKinds, district, address, point, travel, archived } = museum
  return {
    name: wordsOf(name),
    emblem,
    types,
    order_kinds: orderKinds,
    district,
    address,
    point,
    travel,
    archived,
    objects: objects.map(objectDocumentOf),
  }
}

function objectDocumentOf(row: ObjectRow): ObjectDocument {
  return {
    system_id: row.systemId,
    name: wordsOf(row.name),
    entrance: { ...wordsOf(row.entranceNames), ru: row.usualEntrance },
    countries: row.countries,
    instant: row.instant,
    zone: row.zone,
    ...openingOf(row),
    least_people: row.least,
    most_people: row.most,
    persons_per_guide: row.personsPerGuide,
    needs_license: row.needsLicense,
    visit_minutes: row.visitMinutes,
    no_show_percent: row.noShowPercent,
    archived: row.archived,
  }
}

type ClosedDays = 'closedWeekdays' | 'closedDates' | 'openDates'

/** Its days and hours; where nobody has said hours, the days alone. */
export function openingOf({ opening, closedWeekdays, closedDates, openDates }: Pick<ObjectRow, ClosedDays | 'opening'>): Opening {
  if (opening) return opening
  return {
    week: weekdays.map((day) => (closedWeekdays.includes(day) ? closedAllDay : openAllDay)),
    exceptions: [...periodsOf(closedDates, true), ...periodsOf(openDates, false)],
  }
}

/** Days that follow each other are one exception. */
function periodsOf(days: readonly string[], closed: boolean): OpeningException[] {
  const periods: OpeningException[] = []
  for (const day of days.toSorted()) {
    const last = periods.at(-1)
    if (last && addDays(last.until, 1) === day) last.until = day
    else periods.push({ from: day, until: day, ...openAllDay, closed })
  }
  return periods
}

/** The other way round: what the rest of the product reads, each name in every language. */
export function rowOf(museum: MuseumDocument): MuseumRow {
  const { name, types, emblem, order_kinds: orderKinds, district, address, point, travel, archived } = museum
  return { name: translatedOf(name), types, emblem, orderKinds, district, address, point, travel, archived }
}

export function objectRowOf(object: ObjectDocument): ObjectRow {
  return {
    systemId: object.system_id,
    name: translatedOf(object.name),
    countries: object.countries,
    instant: object.instant,
    usualEntrance: object.entrance.ru,
    entranceNames: entranceNamesOf(object),
    zone: object.zone,
    ...closedDaysOf(object),
    opening: { week: object.week, exceptions: object.exceptions },
    least: object.least_people,
    most: object.most_people,
    personsPerGuide: object.persons_per_guide,
    needsLicense: object.needs_license,
    visitMinutes: object.visit_minutes,
    noShowPercent: object.no_show_percent,
    archived: object.archived,
  }
}

function entranceNamesOf({ entrance }: ObjectDocument): Partial<TranslatedName> {
  const said = languages.filter((language) => language !== 'ru' && entrance[language] !== '')
  return Object.fromEntries(said.map((language) => [nameKeys[language], entrance[language]]))
}

/** Weekdays on which nobody is admitted, single days likewise, and days that are open although their weekday is closed. */
function closedDaysOf({ week, exceptions }: ObjectDocument): Pick<ObjectRow, ClosedDays> {
  const closedWeekdays = weekdays.filter((day) => week[day - 1]?.closed === true)
  const daysOf = (closed: boolean): string[] =>
    exceptions
      .filter((one) => one.closed === closed)
      .flatMap(({ from, until }) => daysFrom(from, until))
      .toSorted()
  return {
    closedWeekdays,
    closedDates: daysOf(true),
    openDates: daysOf(false).filter((day) => closedWeekdays.some((closed) => closed === weekdayOf(day))),
  }
}
