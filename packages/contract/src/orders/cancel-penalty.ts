import { type Kopecks, kopecks } from '../kopecks.ts'

/** What decides a penalty; `each` for one person, `total` what is charged. */
export type PenaltyTerms = { freeUntil: Date; each: number; persons: number; total: number }

/**
 * What cancelling a confirmed order costs at that moment: nothing up to the deadline of free changes, to the second; afterwards the
 * penalty of each person, and never more than was charged. product.md §3.
 */
export function cancelPenalty({ freeUntil, each, persons, total }: PenaltyTerms, at: Date): Kopecks {
  if (at.getTime() <= freeUntil.getTime()) return kopecks(0)
  return kopecks(Math.min(each * persons, total))
}
