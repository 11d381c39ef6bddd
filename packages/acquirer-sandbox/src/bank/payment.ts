import { randomBytes } from 'node:crypto'
import { type Scenario, scenarioOfOrder } from './scenarios.ts'

export type Protocol = 'modulbank' | 'wechat'
export type Method = 'card' | 'sbp' | 'wechat'
/** In words of our own; each protocol says them in its own. */
export type State = 'created' | 'form_opened' | 'waiting_for_code' | 'processing' | 'complete' | 'failed' | 'closed' | 'under_review'
export type RefundState = 'processing' | 'complete'

export type Refund = { id: string; reference: string; amount: number; state: RefundState; at: number }
/** One try to tell the shop. `status` is what it answered, `null` when it did not. */
export type CallbackTry = { at: number; state: State; isForged: boolean; status: number | null }

/** A payment as the bank keeps it. Moments are milliseconds, amounts whole kopecks (or the currency's smallest unit). */
export type Payment = {
  id: string
  protocol: Protocol
  method: Method
  /** What the shop calls it. */
  reference: string
  amount: number
  currency: string
  isTest: boolean
  description: string
  payerName: string
  successUrl: string
  callbackUrl: string
  callsBackOnFailure: boolean
  openedAt: number
  expiresAt: number
  finishedAt: number | null
  state: State
  scenario: Scenario
  /** What its payer reads: as the shop's link said. */
  language?: string
  /** All that is kept of a card. */
  panMask: string
  wrongCodes: number
  /** How often the shop's next questions are answered 500, or late. */
  failsLeft: number
  slowsLeft: number
  refunds: Refund[]
  callbacks: CallbackTry[]
  /** What the cash register would print, as the shop wrote it. */
  receipt?: readonly Readonly<Record<string, unknown>>[]
}

export type Order = Pick<
  Payment,
  | 'protocol'
  | 'method'
  | 'reference'
  | 'amount'
  | 'currency'
  | 'isTest'
  | 'description'
  | 'payerName'
  | 'successUrl'
  | 'callbackUrl'
  | 'callsBackOnFailure'
> & { lifetimeSeconds: number }

export function newId(): string {
  return randomBytes(12).toString('hex')
}

export function paymentFor({ lifetimeSeconds, ...order }: Order, now: number): Payment {
  return {
    ...order,
    id: newId(),
    openedAt: now,
    expiresAt: now + lifetimeSeconds * 1000,
    finishedAt: null,
    state: 'created',
    scenario: scenarioOfOrder(order) ?? 'approve',
    panMask: '',
    wrongCodes: 0,
    failsLeft: 0,
    slowsLeft: 0,
    refunds: [],
    callbacks: [],
  }
}

const unpaid: readonly State[] = ['created', 'form_opened', 'waiting_for_code']

/** Nobody can pay it any more, although somebody may have a moment ago. */
export function isExpired(payment: Payment, now: number): boolean {
  return unpaid.includes(payment.state) && now >= payment.expiresAt
}

export function isOpen(payment: Payment, now: number): boolean {
  return unpaid.includes(payment.state) && now < payment.expiresAt
}

export function refunded(payment: Payment): number {
  return payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
}

/** What the bank tells about a payment: the truth, unless the scenario is about a bank that errs. */
export function told(payment: Payment): Pick<Payment, 'amount' | 'currency' | 'isTest'> {
  const { amount, currency, isTest } = payment
  if (payment.finishedAt === null) return { amount, currency, isTest }
  switch (payment.scenario) {
    case 'wrong_amount':
      return { amount: amount - 100, currency, isTest }
    case 'wrong_currency':
      return { amount, currency: currency === 'USD' ? 'EUR' : 'USD', isTest }
    case 'wrong_test_flag':
      return { amount, currency, isTest: !isTest }
    default:
      return { amount, currency, isTest }
  }
}

/** The bank's clock when it signs news of a payment. */
export function clockOf({ scenario }: Payment): number {
  return Date.now() - (scenario === 'clock_skew' ? 10 * 60_000 : 0)
}

/** Twelve digits, always the same for the same payment: the reference number by which banks find a payment. */
export function rrnOf(payment: Payment): string {
  return String(BigInt(`0x${payment.id}`) % 10n ** 12n).padStart(12, '0')
}

/** `refund_pending`: the first question finds the money on its way, the next one finds it arrived. */
export function addRefund(payment: Payment, amount: number, reference: string): Refund {
  const state = payment.scenario === 'refund_pending' ? 'processing' : 'complete'
  const refund: Refund = { id: newId(), reference, amount, state, at: Date.now() }
  payment.refunds.push(refund)
  return refund
}

export function finishRefunds(payment: Payment): void {
  for (const refund of payment.refunds) refund.state = 'complete'
}
