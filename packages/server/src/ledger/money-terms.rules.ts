import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { accept, type Outcome, refuse } from '../outcome.ts'

/**
 * How a customer settles by his contract: he pays now, by invoice, from a deposit or within a credit (specification/people.md); `balance`
 * above zero: he owes.
 */
export type MoneyTerms = { settlement: 'pay_now' | 'invoice' | 'deposit'; creditLimit: Kopecks | null; balance: Kopecks }

/**
 * Whether so much more may be charged now: a deposit must cover it (beyond a credit limit, when he has one), and nobody goes beyond his
 * limit. Asked under the lock of the customer's account.
 */
export function decideCharge(terms: MoneyTerms, amount: Kopecks): Outcome<true> {
  const available = availableFor(terms)
  if (amount <= 0 || available === null || amount <= available) return accept(true)
  return refuse(terms.settlement === 'deposit' ? 'deposit_insufficient' : 'credit_exceeded')
}

/** For how much more may be charged, never below zero; null: without a limit. */
export function availableFor({ settlement, creditLimit, balance }: MoneyTerms): Kopecks | null {
  if (settlement !== 'deposit' && creditLimit === null) return null
  return kopecks(Math.max(0, (creditLimit ?? 0) - balance))
}
