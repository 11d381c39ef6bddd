import type { DayVisit } from './day-ahead.ts'

/** Visits that stand at one place of the axis, since they begin nearly together; there is always one. */
export type DayDoor = { visits: readonly [DayVisit, ...DayVisit[]]; at: number }
/** `from` and `until`: the hours of the axis, `now`: where it is, all in minutes after midnight. */
export type DayAxis = { from: number; until: number; now: number; doors: readonly DayDoor[] }

/** A door with its hour takes so much of the axis, on a phone too: those that are closer stand as one. */
const doorShare = 1 / 10
/** Beside the last door stands its name (minutes). */
const roomForWords = 120
/** A day of two visits is drawn no wider than this (minutes). */
const leastAxis = 8 * 60

/** All visits of the day in their hours, what begins nearly together at one door. `now`: minutes after midnight. */
export function dayAxis(visits: readonly DayVisit[], now: number): DayAxis {
  const hours = [now, ...visits.map(({ at }) => at)]
  const from = Math.floor(Math.min(...hours) / 60) * 60
  const until = Math.max(Math.ceil((Math.max(...hours) + roomForWords) / 60) * 60, from + leastAxis)
  return { from, until, now, doors: doorsOf(visits, (until - from) * doorShare) }
}

function doorsOf(visits: readonly DayVisit[], width: number): DayDoor[] {
  return visits.reduce<DayDoor[]>((doors, visit) => {
    const last = doors.at(-1)
    if (!last || visit.at - last.at >= width) return [...doors, { visits: [visit], at: visit.at }]
    return [...doors.slice(0, -1), { ...last, visits: [...last.visits, visit] }]
  }, [])
}
