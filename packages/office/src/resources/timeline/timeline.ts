import type { Work } from '@anfilada/contract/orders/resources'

const dayMinutes = 1_440

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When work is over, counted from the beginning of its day: an hour before its own beginning is one of the next day. */
function endOf({ time, until }: Pick<Work, 'time' | 'until'>): number {
  const [begin, end] = [minutesOf(time), minutesOf(until)]
  return end <= begin ? end + dayMinutes : end
}

export type Hours = { first: number; last: number }

/** Whole hours that hold all work, at least the museums' day. What goes on after midnight ends with the day. */
export function hoursOf(work: readonly Work[]): Hours {
  const begins = work.map(({ time }) => Math.floor(minutesOf(time) / 60))
  const ends = work.map((one) => Math.ceil(Math.min(endOf(one), dayMinutes) / 60))
  return { first: Math.min(9, ...begins), last: Math.max(19, ...ends) }
}

/** Where work stands among the hours: shares of their whole length. */
export function placeOf(work: Work, { first, last }: Hours): { start: number; length: number } {
  const whole = (last - first) * 60
  const begin = minutesOf(work.time) - first * 60
  const end = Math.min(endOf(work) - first * 60, whole)
  return { start: begin / whole, length: Math.max(end - begin, 15) / whole }
}

/** Work that overlaps stands in lanes beneath each other, each as soon as there is room. */
export function lanesOf(work: readonly Work[]): Work[][] {
  const lanes: Work[][] = []
  for (const one of work.toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time))) {
    const lane = lanes.find((of) => of.every((other) => endOf(other) <= minutesOf(one.time)))
    if (lane) lane.push(one)
    else lanes.push([one])
  }
  return lanes
}
