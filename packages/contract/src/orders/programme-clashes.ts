import { type Local, minutesBetween } from '../dates.ts'

/** Clashes of a programme, as pure rules: for the form before it is sent and for the programme's page. */

export const clashKinds = ['overlap', 'travel', 'closed_day'] as const
export type ClashKind = (typeof clashKinds)[number]

/** Parts of the city and its surroundings that one drives between. */
export const districts = ['centre', 'peterhof', 'pushkin', 'pavlovsk'] as const
export type District = (typeof districts)[number]

/** Minutes by coach from door to door between two districts, with boarding; by the operators' day sheets. */
const drivingMinutes: Record<District, Record<District, number>> = {
  centre: { centre: 20, peterhof: 60, pushkin: 50, pavlovsk: 60 },
  peterhof: { centre: 60, peterhof: 10, pushkin: 70, pavlovsk: 80 },
  pushkin: { centre: 50, peterhof: 70, pushkin: 10, pavlovsk: 15 },
  pavlovsk: { centre: 60, peterhof: 80, pushkin: 15, pavlovsk: 10 },
}
/** Where a district is not known. */
const usualMinutes = 30

/** Minutes from door to door to another museum, with boarding, as editors said them. */
export type TravelTime = { museum_id: number; minutes: number }

/** A visit as the rules see it; `starts` is `HH:MM` of its day, `minutes` how long it usually takes. */
export type PlannedVisit = {
  id: number
  date: string
  starts: string
  minutes: number
  museumId: number | null
  district: District | null
  /** Of its museum; where a way is said there or in the other museum, it holds. */
  travel: readonly TravelTime[]
  /** The object does not admit anybody on that day. */
  closed: boolean
}
/** `minutes`: how many are missing; `gap`: of a way, how many there are for it. */
export type Clash = { kind: ClashKind; ids: number[]; minutes: number | null; gap: number | null }

/** How long the way between two museums takes, as editors say it, else by their districts; none inside one museum. */
export function travelMinutes(from: Place, to: Place): number {
  if (from.museumId !== null && from.museumId === to.museumId) return 0
  const said = saidMinutes(from, to) ?? saidMinutes(to, from)
  if (said !== undefined) return said
  if (from.district === null || to.district === null) return usualMinutes
  return drivingMinutes[from.district][to.district]
}
type Place = Pick<PlannedVisit, 'museumId' | 'district' | 'travel'>

function saidMinutes({ travel }: Place, { museumId }: Place): number | undefined {
  return travel.find(({ museum_id }) => museum_id === museumId)?.minutes
}

/**
 * What one group cannot do: two visits at the same time, two between which there is not the time to drive, a visit on a closed day.
 * Neighbours in time are compared, and every visit with all that begin before it ends. In the order of time.
 */
export function findClashes(visits: readonly PlannedVisit[]): Clash[] {
  const [any] = visits
  if (!any) return []
  const timed = visits.map((visit) => ({ ...visit, at: minutesBetween(startOf(any), startOf(visit)) }))
  const sorted = timed.toSorted((one, other) => one.at - other.at || one.id - other.id)
  return sorted.flatMap((visit, index) => [
    ...(visit.closed ? [{ kind: 'closed_day' as const, ids: [visit.id], minutes: null, gap: null }] : []),
    ...sorted.slice(index + 1).flatMap((later) => clashOf(visit, later)),
  ])
}

/** `at`: minutes on the wall clock since the beginning of one of the visits: all are in one zone. */
type TimedVisit = PlannedVisit & { at: number }

function clashOf(earlier: TimedVisit, later: TimedVisit): Clash[] {
  const gap = later.at - earlier.at - earlier.minutes
  if (gap < 0) return [{ kind: 'overlap', ids: [earlier.id, later.id], minutes: -gap, gap: null }]
  const missing = travelMinutes(earlier, later) - gap
  return missing > 0 ? [{ kind: 'travel', ids: [earlier.id, later.id], minutes: missing, gap }] : []
}

function startOf({ date, starts }: PlannedVisit): Local {
  return { date, time: starts }
}
