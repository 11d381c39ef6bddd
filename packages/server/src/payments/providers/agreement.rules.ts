import type { Kopecks } from '@anfilada/contract/kopecks'
import type { ProviderPayment } from './provider.ts'

export type Expected = { ref: string; amount: Kopecks; currency: string; testing: boolean }
export type Disagreement = 'order' | 'amount' | 'currency' | 'testing'

/**
 * Where a provider's word differs from the payment that we opened; money is posted only when nothing does. What it did not say
 * differs too once it says COMPLETE, except the test flag of a provider that has none.
 */
export function disagreements(expected: Expected, told: ProviderPayment): Disagreement[] {
  const mayBeSilent = told.status !== 'COMPLETE'
  const differs = <T>(ours: T, theirs: T | null): boolean => (theirs === null ? !mayBeSilent : theirs !== ours)
  const checks: Record<Disagreement, boolean> = {
    order: told.ref !== expected.ref,
    amount: differs(expected.amount, told.amount),
    currency: differs(expected.currency, told.currency),
    testing: told.testing !== null && told.testing !== expected.testing,
  }
  return (Object.keys(checks) as Disagreement[]).filter((name) => checks[name])
}
