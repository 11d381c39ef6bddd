import type { OfferedKind } from '@anfilada/contract/catalogue'
import { weekdayOf } from '@anfilada/contract/dates'
import type { District } from '@anfilada/contract/orders/programme-clashes'
import type { DemoMuseum, DemoObject } from './museum.ts'
import { cityMuseums } from './museums-city.ts'
import { palaceMuseums } from './museums-palaces.ts'

/** What an object asks of groups beyond the usual. */
export type ObjectRules = {
  /** 1 Monday to 7 Sunday. */
  closedWeekdays?: readonly number[]
  leastPeople?: number
  mostPeople?: number
  needsLicense?: boolean
  visitMinutes?: number
}

/** By the museums' own pages: the Marble Palace is shut on Tuesdays, small rooms take small groups, palaces let only accredited guides lead. */
const rules: Readonly<Record<string, ObjectRules>> = {
  'russian-marble': { closedWeekdays: [2] },
  'yusupov-rasputin': { mostPeople: 25, visitMinutes: 45 },
  'peterhof-monplaisir': { mostPeople: 30, visitMinutes: 40 },
  'pavlovsk-rose-pavilion': { leastPeople: 10, visitMinutes: 40 },
  'catherine-agate-rooms': { mostPeople: 20, needsLicense: true, visitMinutes: 45 },
  'catherine-palace': { needsLicense: true, visitMinutes: 120 },
  'hermitage-main': { visitMinutes: 150 },
  'peterhof-lower-park': { visitMinutes: 120 },
  'isaac-colonnade': { visitMinutes: 40 },
  'saviour-church': { visitMinutes: 60 },
  'faberge-main': { visitMinutes: 75 },
}

export function rulesOf(systemId: string): ObjectRules {
  return rules[systemId] ?? {}
}

/** Whether the object admits anybody on that day. */
export function isOpen(systemId: string, passDate: string): boolean {
  return !rulesOf(systemId).closedWeekdays?.includes(weekdayOf(passDate))
}

const everyKind: readonly OfferedKind[] = ['audio_guides', 'transport', 'guide', 'schedule']

/** Museums by number: the small ones take no schedules, and Fabergé lends its own equipment. */
const offered: Readonly<Record<number, readonly OfferedKind[]>> = {
  6: ['audio_guides', 'transport', 'guide'],
  10: ['transport', 'guide'],
}
export function kindsOf(museumId: number): readonly OfferedKind[] {
  return offered[museumId] ?? everyKind
}

const outside: Readonly<Record<number, District>> = { 2: 'peterhof', 3: 'pushkin', 4: 'pavlovsk' }
export function districtOf(museumId: number): District {
  return outside[museumId] ?? 'centre'
}

export const museums: readonly DemoMuseum[] = [...cityMuseums, ...palaceMuseums].sort((one, other) => one.id - other.id)

/** Objects with their museum: what slots, prices and orders are made of. */
export const museumObjects: readonly { museum: DemoMuseum; object: DemoObject }[] = museums.flatMap((museum) =>
  museum.objects.map((object) => ({ museum, object })),
)

export function findObject(systemId: string): { museum: DemoMuseum; object: DemoObject } {
  const found = museumObjects.find(({ object }) => object.systemId === systemId)
  if (!found) throw new Error(`Not in the demo catalogue: ${systemId}`)
  return found
}
