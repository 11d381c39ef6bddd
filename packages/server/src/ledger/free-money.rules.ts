import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'

/** Money of a customer that pays nothing yet, by where it came from, as `allocate` names it; kopecks. */
export type FreeMoney = { source: string; kept: Kopecks }
export type Standing = { free: FreeMoney[]; openingDue: Kopecks }

/**
 * What transfers, and a balance brought from the system before, still are: `left` above zero is money, below it debt, what came first first.
 * Nobody sends a bill for the old debt: the first money that pays nothing else covers it, and what it covered is not free.
 */
export function settleOpening(left: readonly { source: string; kept: number }[]): Standing {
  let due = left.reduce((sum, { kept }) => sum + Math.max(0, -kept), 0)
  const free: FreeMoney[] = []
  for (const { source, kept } of left) {
    if (kept <= 0) continue
    const covered = Math.min(due, kept)
    due -= covered
    if (kept > covered) free.push({ source, kept: kopecks(kept - covered) })
  }
  return { free, openingDue: kopecks(due) }
}
