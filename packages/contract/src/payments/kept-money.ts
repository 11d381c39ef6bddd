import { maxVouchers } from './payment-status.ts'

/** An order, or a fee, and what is due on it, kopecks. */
type Debt = { id: number; due: number }

/**
 * Which debts what lies on the balance pays at once, in their order, and how much of it that takes: what `use_balance` expects. Kopecks;
 * undefined where there is nothing to pay, or nothing to pay it with.
 */
export function paidFromKept(kept: number, debts: readonly Debt[]): { ids: number[]; amount: number } | undefined {
  const ids: number[] = []
  let left = kept
  for (const { id, due } of debts) {
    if (left === 0 || ids.length === maxVouchers) break
    if (due === 0) continue
    ids.push(id)
    left -= Math.min(left, due)
  }
  return ids.length > 0 ? { ids, amount: kept - left } : undefined
}
