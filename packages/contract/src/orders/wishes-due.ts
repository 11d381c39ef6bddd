import { byMoment, isAfter } from './order-needs.ts'
import type { DueWishes } from './windows.ts'

/** Days before a window closes from which on it is said to whoever sent nothing for it. */
export const wishNoticeDays = 7

/** What can still be sent now, the window that closes first at the head: it may have closed since the server answered. */
export function wishesDue(asked: readonly DueWishes[], now: Date): DueWishes[] {
  return asked
    .filter(({ closes_at }) => isAfter(closes_at, now))
    .toSorted((one, other) => byMoment({ at: one.closes_at }, { at: other.closes_at }))
}
