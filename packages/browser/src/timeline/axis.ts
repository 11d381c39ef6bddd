/** A part of a day in minutes since midnight, by the clock of its place. */
export type Stretch = Readonly<{ starts: number; ends: number }>
/** The hours that an axis shows, whole. */
export type Span = Readonly<{ from: number; to: number }>

/** Minutes since midnight of `HH:MM`. */
export function minutesIn(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

/** `HH:MM` of minutes since midnight; beyond the day the hour of the next one. */
export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % lastHour, minutes % 60]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Fewer hours would draw a single visit over the whole width. */
const fewestHours = 4
const lastHour = 24

/** The whole hours that hold everything, `wide` among them if it is given; four at least, never beyond the day. */
export function hoursOf(stretches: readonly Stretch[], wide?: Span): Span {
  const from = Math.min(...stretches.map(({ starts }) => Math.floor(starts / 60)), wide?.from ?? Infinity)
  const to = Math.min(lastHour, Math.max(...stretches.map(({ ends }) => Math.ceil(ends / 60)), wide?.to ?? 0))
  const first = Math.max(0, Math.min(Number.isFinite(from) ? from : 0, lastHour - fewestHours))
  return { from: first, to: Math.max(to, first + fewestHours) }
}

/** Where a moment of the day stands on the axis: a share of its length. */
export function shareOf({ from, to }: Span, minutes: number): number {
  const whole = (to - from) * 60
  return Math.min(Math.max(minutes - from * 60, 0), whole) / whole
}

/**
 * A stretch in its lane. `start`, `length`, `room` (until the next one, or the end of the axis) and `before` (what is free before it) are shares of
 * the axis; `words` stand in the block, or before it where it is too short for them and the next one begins at once.
 */
export type Placed<One> = Readonly<{
  of: One
  lane: number
  start: number
  length: number
  room: number
  before: number
  words: 'inside' | 'before'
}>

/** How wide (px) a block must be to hold its words: a name over an hour, or in one line what goes along and its hour. */
export const leastWidths = { two: 120, one: 120, thin: 176 } as const
/** An axis of `width` px, whose blocks need `least` of them for their words. */
export type Axis = Readonly<{ span: Span; width: number; least: number }>

type Block<One> = { of: One; start: number; end: number; bounds: boolean; words: 'inside' | 'before' }

/**
 * Every stretch where its hours are: those that lie over each other in lanes one under the other, and so are those
 * whose words would find no place beside each other. `isBound`: what follows this one is drawn right behind it, so its words may not reach
 * further than itself.
 */
export function arrange<One extends Stretch>(
  stretches: readonly One[],
  { span, width, least: leastWidth }: Axis,
  isBound: (one: One) => boolean = () => false,
): Placed<One>[] {
  const least = Math.min(1, leastWidth / Math.max(width, 1))
  const lanes: Block<One>[][] = []
  const sorted = stretches.toSorted((one, other) => one.starts - other.starts || one.ends - other.ends)
  for (const of of sorted) {
    const block: Block<One> = {
      of,
      start: shareOf(span, of.starts),
      end: shareOf(span, of.ends),
      bounds: isBound(of),
      words: 'inside',
    }
    if (!lanes.some((lane) => takes(lane, block, least))) lanes.push([wordsOf(block, block.start, 1 - block.start, least)])
  }
  return lanes.flatMap((lane, at) => {
    const edges = lane.map((block, index) => edgeOf(block, lane[index + 1], least))
    return lane.map(({ of, start, end, words }, index) => {
      const [edge = end, free = 0] = [edges[index], edges[index - 1]]
      return { of, lane: at, start, length: end - start, room: edge - start, before: start - free, words }
    })
  })
}

/** As far as the words of a block may reach. */
function edgeOf<One>(block: Block<One>, next: Block<One> | undefined, least: number): number {
  const edge = block.bounds && block.end - block.start >= least ? block.end : (next?.start ?? 1)
  return next?.words === 'before' ? Math.max(block.end, edge - least) : edge
}

/** Puts the block behind the last one of the lane, if both find room for their words there. */
function takes<One>(lane: Block<One>[], block: Block<One>, least: number): boolean {
  const last = lane.at(-1)
  if (!last || last.end > block.start) return false
  const before = lane.at(-2)
  const free = last.start - (before ? reachOf(before, least) : 0)
  const kept = wordsOf(last, free, block.start - last.start, least)
  if (kept.words === 'inside' && reachOf(kept, least) > block.start) return false
  const placed = wordsOf(block, block.start - reachOf(kept, least), 1 - block.start, least)
  if (placed.words === 'inside' && placed.end - placed.start < least && 1 - placed.start < least) return false
  lane.splice(-1, 1, kept, placed)
  return true
}

/** Inside, if the block or what is free behind it holds them; else before it, if that does. */
function wordsOf<One>(block: Block<One>, free: number, room: number, least: number): Block<One> {
  const own = block.end - block.start
  const isInside = own >= least || (room >= least && !block.bounds) || free < least
  return { ...block, words: isInside ? 'inside' : 'before' }
}

function reachOf<One>({ start, end, words }: Block<One>, least: number): number {
  return words === 'inside' ? Math.max(end, start + least) : end
}
