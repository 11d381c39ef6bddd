import type { Submission } from '@anfilada/contract/publications/publications'

/** Milliseconds: a clock here that is ahead of the server's must not ask it all the time; one that is behind asks again in an hour. */
const [soonest, latest] = [30_000, 3_600_000]

/** In how many milliseconds the server is asked whether the first window has closed, which its clock decides; false: none is open. */
export function untilClosing(submission: Submission | undefined, now = Date.now()): number | false {
  const [first] = submission ?? []
  return first ? Math.min(latest, Math.max(soonest, Date.parse(first.closes_at) - now)) : false
}
