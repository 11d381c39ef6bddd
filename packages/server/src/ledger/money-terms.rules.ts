import type { Kopecks } from '@anfilada/contract/kopecks'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** What a customer's contract says about money (product.md §2); `balance` above zero: he owes. */
export type MoneyTerms = { settlement: 'pay_now' | 'invoice' | 'deposit'; creditLimit: Kopecks | null; balance: Kopecks }

/**
 * Whether so much more may be charged now: a deposit must cover it (beyond a credit limit, when he has one), and nobody goes beyond his
 * limit. Asked under the lock of the customer's account.
 */
export function decideCharge({ settlement, creditLimit, balance }: MoneyTerms, amount: Kopecks): Outcome<true> {
  if (amount <= 0) return accept(true)
  if (settlement === 'deposit' && balance + amount > (creditLimit ?? 0)) return refuse('deposit_insufficient')
  if (creditLimit !== null && balance + amount > creditLimit) return refuse('credit_exceeded')
  return accept(true)
}
