import { weekdayOf } from '@anfilada/contract/dates'
import type { MuseumRow } from '@anfilada/contract/interchange/museums'
import { rowsOf } from '../files/demo-files.ts'

/** First and last visit of a day, and how many people may come to each. */
type Visits = { capacity: number; first: string; last: string }
export type DemoObject = MuseumRow['objects'][number] & Visits

/** By the number of the museum, as files have them. */
export const museums: readonly MuseumRow[] = rowsOf('museums')

/** Visits are in no file; slots are numbered in the order in which objects stand here. */
const visits: Readonly<Record<string, readonly [capacity: number, first?: string, last?: string]>> = {
  'hermitage-main': [150],
  'hermitage-general-staff': [120],
  'hermitage-menshikov': [60],
  'hermitage-peter-winter': [60],
  'peterhof-grand-palace': [90],
  'peterhof-lower-park': [150, '09:30'],
  'peterhof-monplaisir': [60],
  'peterhof-grottoes': [60],
  'catherine-palace': [120],
  'catherine-park': [150, '09:00'],
  'catherine-agate-rooms': [60],
  'pavlovsk-palace': [80],
  'pavlovsk-park': [150, '10:00'],
  'pavlovsk-rose-pavilion': [60],
  'isaac-cathedral': [120],
  'isaac-colonnade': [90, '10:00', '17:30'],
  'saviour-church': [100],
  'saviour-evening': [70, '18:00', '21:30'],
  'peterpaul-cathedral': [120, '10:00'],
  'peterpaul-bastion': [60],
  'peterpaul-panorama': [60],
  'yusupov-state-rooms': [80],
  'yusupov-rasputin': [60],
  'russian-mikhailovsky': [120],
  'russian-benois': [90],
  'russian-castle': [80],
  'russian-marble': [80],
  'faberge-main': [90, '10:00', '20:00'],
  'faberge-exhibition': [60, '10:00', '20:00'],
}

type Found = { museum: MuseumRow; object: DemoObject }

/** Objects with their museum: what slots and orders are made of. */
export const museumObjects: readonly Found[] = Object.entries(visits).map(([systemId, [capacity, first = '10:30', last = '17:00']]) => {
  const museum = museums.find(({ objects }) => objects.some(({ system_id }) => system_id === systemId))
  const object = museum?.objects.find(({ system_id }) => system_id === systemId)
  if (!museum || !object) throw new Error(`Not in the file of museums: ${systemId}`)
  return { museum, object: { ...object, capacity, first, last } }
})

const bySystemId = new Map(museumObjects.map((found) => [found.object.system_id, found]))

export function findObject(systemId: string): Found {
  const found = bySystemId.get(systemId)
  if (!found) throw new Error(`Not in the demo catalogue: ${systemId}`)
  return found
}

/** Whether the object admits anybody on that day. */
export function isOpen({ week }: Pick<DemoObject, 'week'>, passDate: string): boolean {
  return week[weekdayOf(passDate) - 1]?.closed !== true
}
