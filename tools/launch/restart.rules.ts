/** What a process has been through since it last was steady. */
export type Deaths = Readonly<{
  /** Deaths since it was steady. */
  count: number
  /** Deaths in a row at which it had not become ready. */
  unready: number
}>

/** One life of a process; milliseconds of one clock. `readyAt` is undefined when it never was ready. */
export type Life = Readonly<{ readyAt: number | undefined; diedAt: number }>

export const newborn: Deaths = { count: 0, unready: 0 }

/** Ready for so long, it is steady: what comes after is a new story. */
export const steadyMs = 10_000
/** So many deaths in a row before ready, and it cannot mend itself. */
const lastDeath = 5
const firstPauseMs = 500
const longestPauseMs = 15_000

/** What one more death makes of them. */
export function recordDeath(deaths: Deaths, { readyAt, diedAt }: Life): Deaths {
  if (readyAt === undefined) return { count: deaths.count + 1, unready: deaths.unready + 1 }
  return { count: diedAt - readyAt >= steadyMs ? 1 : deaths.count + 1, unready: 0 }
}

/** How long to wait before the next start: not at all the first time, then twice as long each time. Milliseconds. */
export function pauseBefore({ count }: Deaths): number {
  return count <= 1 ? 0 : Math.min(firstPauseMs * 2 ** (count - 2), longestPauseMs)
}

export function isHopeless({ unready }: Deaths): boolean {
  return unready >= lastDeath
}
