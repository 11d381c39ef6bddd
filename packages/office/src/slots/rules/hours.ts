const one = /^([01]?\d|2[0-3]):([0-5]\d)$/
const range = /^([\d:]+)[-–—]([\d:]+)\/(\d{1,3})$/

/**
 * Times parted by blanks or commas, single ones and ranges (`10:00–17:30/15`: every quarter of an hour), in order; undefined when
 * something is neither.
 */
export function readHours(typed: string): string[] | undefined {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  const read = words.map(minutesOf)
  if (read.includes(undefined)) return undefined
  return [...new Set(read.flatMap((minutes) => minutes ?? []))].toSorted((first, second) => first - second).map(written)
}

function minutesOf(word: string): number[] | undefined {
  const [, from, until, step] = range.exec(word) ?? []
  const first = minuteOf(from ?? word)
  if (first === undefined || from === undefined) return first === undefined ? undefined : [first]
  const [last, every] = [minuteOf(until ?? ''), Number(step)]
  if (last === undefined || last < first || every === 0) return undefined
  return Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, at) => first + at * every)
}

function minuteOf(time: string): number | undefined {
  const [, hour, minute] = one.exec(time) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

function written(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The shortest words for times: from three with the same pause on, a range. */
export function writeHours(times: readonly string[]): string {
  let rest = times.flatMap((time) => minuteOf(time) ?? []).toSorted((first, second) => first - second)
  const words: string[] = []
  while (rest.length > 0) {
    const even = evenOnes(rest)
    words.push(wordOf(even))
    rest = rest.slice(even.length)
  }
  return words.join(' ')
}

/** As many from the beginning as have the same pause between them, three at least; else the first alone. */
function evenOnes(minutes: readonly number[]): number[] {
  const [first = 0, second = first] = minutes
  const uneven = minutes.findIndex((minute, at) => minute !== first + at * (second - first))
  const count = uneven < 0 ? minutes.length : uneven
  return minutes.slice(0, count > 2 ? count : 1)
}

function wordOf(minutes: readonly number[]): string {
  const [first = 0, second = first] = minutes
  return minutes.length > 1 ? `${written(first)}–${written(minutes.at(-1) ?? first)}/${second - first}` : written(first)
}
