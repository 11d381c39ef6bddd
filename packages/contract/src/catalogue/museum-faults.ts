import { daysBetween, isInOrder, todayIn } from '../dates.ts'
import type { MuseumDocument, ObjectDocument, OpenDay } from './museum-document.ts'

/** What must be mended before a museum is published; a sentence for each stands beside the field in the office. */
export const museumFaultCodes = [
  'russian_missing',
  'category_missing',
  'object_missing',
  'code_missing',
  'code_twice',
  'hours_half',
  'hours_turned',
  'dates_turned',
  'period_too_long',
  'exceptions_overlap',
  'limits_turned',
  'zone_unknown',
  'point_outside',
  'museum_twice',
] as const
export type MuseumFaultCode = (typeof museumFaultCodes)[number]

/** Days that one exception may span: a year of repairs. */
export const longestException = 366

/** By the dotted path of the field (`objects.0.week.2.opens`), the first fault of each; empty when it may be published. */
export function museumFaults(museum: MuseumDocument): Record<string, MuseumFaultCode> {
  const faults: Record<string, MuseumFaultCode> = Object.create(null) as Record<string, MuseumFaultCode>
  const say = (path: string, fault: MuseumFaultCode | undefined): void => {
    if (fault) faults[path] ??= fault
  }
  say('name.ru', museum.name.ru === '' ? 'russian_missing' : undefined)
  say('address.ru', isPartly(museum.address) ? 'russian_missing' : undefined)
  say('types', museum.types.length === 0 ? 'category_missing' : undefined)
  say('objects', museum.objects.length === 0 ? 'object_missing' : undefined)
  say('point', museum.point && !isOnEarth(museum.point) ? 'point_outside' : undefined)
  museum.travel.forEach(({ museum_id }, at) => {
    const earlier = museum.travel.findIndex((other) => other.museum_id === museum_id)
    say(`travel.${at}.museum_id`, earlier < at ? 'museum_twice' : undefined)
  })
  museum.objects.forEach((object, at) => {
    const twice = museum.objects.findIndex((other) => other.system_id === object.system_id) < at
    say(`objects.${at}.system_id`, object.system_id === '' ? 'code_missing' : twice ? 'code_twice' : undefined)
    objectFaults(object, (path, fault) => {
      say(`objects.${at}.${path}`, fault)
    })
  })
  return faults
}

type Say = (path: string, fault: MuseumFaultCode | undefined) => void

function objectFaults(object: ObjectDocument, say: Say): void {
  say('name.ru', object.name.ru === '' ? 'russian_missing' : undefined)
  say('entrance.ru', object.entrance.ru === '' ? 'russian_missing' : undefined)
  say('zone', isZone(object.zone) ? undefined : 'zone_unknown')
  const { least_people: least, most_people: most } = object
  say('most_people', least !== null && most !== null && most < least ? 'limits_turned' : undefined)
  object.week.forEach((day, at) => {
    hoursFault(day, `week.${at}`, say)
  })
  object.exceptions.forEach((one, at) => {
    hoursFault(one, `exceptions.${at}`, say)
    const inOrder = isInOrder(one.from, one.until)
    say(`exceptions.${at}.until`, inOrder ? undefined : 'dates_turned')
    say(`exceptions.${at}.until`, inOrder && daysBetween(one.from, one.until) >= longestException ? 'period_too_long' : undefined)
    const overlaps = object.exceptions.slice(0, at).some((other) => one.from <= other.until && other.from <= one.until)
    say(`exceptions.${at}.from`, overlaps ? 'exceptions_overlap' : undefined)
  })
}

/** Of a closed day hours are not asked. */
function hoursFault({ closed, opens, closes }: OpenDay, path: string, say: Say): void {
  if (closed) return
  if ((opens === null) !== (closes === null)) say(`${path}.${opens === null ? 'opens' : 'closes'}`, 'hours_half')
  if (opens !== null && closes !== null && closes <= opens) say(`${path}.closes`, 'hours_turned')
}

function isPartly({ ru, ...others }: MuseumDocument['address']): boolean {
  return ru === '' && Object.values(others).some((text) => text !== '')
}

function isOnEarth({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function isZone(zone: string): boolean {
  try {
    todayIn(zone)
    return true
  } catch {
    return false
  }
}
