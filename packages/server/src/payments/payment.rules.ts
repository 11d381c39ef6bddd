import { canPaymentMove, isPaymentOver, type PaymentFailure, type PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { AccountantTaskKind } from '@anfilada/contract/payments/money-words'
import { disagreements } from './providers/agreement.rules.ts'
import type { ProviderPayment } from './providers/provider.ts'
import { isTimeOut } from './providers/statuses.rules.ts'

/** What a decision about an attempt looks at. */
export type Attempt = {
  status: PaymentStatus
  amount: Kopecks
  currency: string
  test: boolean
  reference: string
  /** What came already; money comes once. */
  received: Kopecks
}

export type Decision = {
  /** Undefined: it stays where it is. */
  move: PaymentStatus | undefined
  failure: PaymentFailure | undefined
  /** To be booked now; undefined: nothing. */
  receive: Kopecks | undefined
  tasks: AccountantTaskKind[]
}

/**
 * What a provider's word changes. Money is booked when it speaks of our order, currency and mode (test or real): as much as it says came,
 * an amount that is not the one we asked for with a task beside it. With another order, currency or mode nothing is booked and a person
 * decides; until then the payer reads that it is being worked on, never that it failed.
 */
export function decideReport(attempt: Attempt, told: ProviderPayment): Decision {
  const expected = { ref: attempt.reference, amount: attempt.amount, currency: attempt.currency, testing: attempt.test }
  const differs = disagreements(expected, told)
  const strange = strangeness.filter(([about]) => differs.includes(about)).map(([, kind]) => kind)
  const tasks: AccountantTaskKind[] = told.isUnknownWord ? ['status_unknown', ...strange] : strange
  // Money of another order, currency or mode is a person's business; to the payer it is on its way.
  if (strange.length > 0) return { ...moveTo(attempt.status, told.status === 'COMPLETE' ? 'PROCESSING' : attempt.status), tasks }
  if (told.status !== 'COMPLETE') return { ...moveTo(attempt.status, told.status, told.word), tasks }
  return decideMoney(attempt, told.amount ?? kopecks(0), tasks)
}

/** Money comes once. A provider that does not say how much has not told us that any came. */
function decideMoney({ status, received, amount: asked }: Attempt, amount: Kopecks, tasks: AccountantTaskKind[]): Decision {
  if (received > 0) return { ...stay, tasks }
  if (amount <= 0) return { ...moveTo(status, 'PROCESSING'), tasks: [...tasks, 'amount_differs'] }
  return { move: 'COMPLETE', failure: undefined, receive: amount, tasks: amount === asked ? tasks : [...tasks, 'amount_differs'] }
}

const strangeness = [
  ['order', 'reference_differs'],
  ['currency', 'currency_differs'],
  ['testing', 'test_flag_differs'],
] as const

const stay = { move: undefined, failure: undefined, receive: undefined }

function moveTo(from: PaymentStatus, to: PaymentStatus, word = ''): Omit<Decision, 'tasks'> {
  if (!canPaymentMove(from, to)) return stay
  return { move: to, failure: to === 'FAILED' ? failureOf(word) : undefined, receive: undefined }
}

/** Whose time ran out before he paid reads that, not that a bank declined him. */
function failureOf(word: string): PaymentFailure {
  return isTimeOut(word) ? 'expired' : 'declined'
}

/** Whether a payer may leave an attempt: not once the bank works on it, for then it may be paid already. What is over stays as it is. */
export function decideLeaving(status: PaymentStatus): 'leave' | 'over' | 'under_way' {
  if (isPaymentOver(status)) return 'over'
  return status === 'PROCESSING' ? 'under_way' : 'leave'
}

export type PayableShare = { orderId: number; asked: number; due: number }
export type Share = { orderId: number; amount: Kopecks }

/**
 * What of the money pays which order: first what was asked for each, then what else is due on them. More than is due pays nothing, and
 * stays on the balance.
 */
export function shareOut(received: number, orders: readonly PayableShare[]): { shares: Share[]; kept: number } {
  let left = received
  const given = new Map<number, number>()
  for (const limit of ['asked', 'due'] as const) {
    for (const { orderId, asked, due } of orders) {
      const had = given.get(orderId) ?? 0
      const amount = Math.max(0, Math.min(left, (limit === 'asked' ? Math.min(asked, due) : due) - had))
      given.set(orderId, had + amount)
      left -= amount
    }
  }
  const shares = [...given].filter(([, amount]) => amount > 0).map(([orderId, amount]) => ({ orderId, amount: kopecks(amount) }))
  return { shares, kept: left }
}

type Cover = { source: string; id: number; amount: Kopecks }

/** Which kept money pays which order, or fee, by their numbers: the first money for the first of them, until either is at its end. */
export function coverFrom(sources: readonly { source: string; kept: number }[], debts: readonly { id: number; due: number }[]): Cover[] {
  const covers: Cover[] = []
  const left = new Map(sources.map(({ source, kept }) => [source, kept]))
  for (const { id, due } of debts) {
    let open = due
    for (const [source, kept] of left) {
      const amount = Math.min(open, kept)
      if (amount <= 0) continue
      covers.push({ source, id, amount: kopecks(amount) })
      left.set(source, kept - amount)
      open -= amount
    }
  }
  return covers
}
