import type { Method, Payment } from './payment.ts'

/**
 * A shop that begins with a past has payments that this bank never saw. Their numbers say so, how they were paid and how much: `de30000`, `c`
 * (card) or `b` (SBP), ten hexadecimal digits of kopecks, six of a number. Such a payment was complete, and can be asked about and refunded.
 */
const pastNumber = /^de30000([bc])([0-9a-f]{10})[0-9a-f]{6}$/
const methods: Readonly<Record<string, Method>> = { b: 'sbp', c: 'card' }

/** Undefined: it is no number of the past. */
export function pastPayment(number: string, isTest: boolean): Payment | undefined {
  const [, method, amount] = pastNumber.exec(number) ?? []
  if (method === undefined || amount === undefined) return undefined
  return {
    id: number,
    protocol: 'modulbank',
    method: methods[method] ?? 'card',
    reference: number,
    amount: Number.parseInt(amount, 16),
    currency: 'RUB',
    isTest,
    description: '',
    payerName: '',
    successUrl: '',
    callbackUrl: '',
    callsBackOnFailure: false,
    // Long ago, so that it stands in no list of a day.
    openedAt: -1,
    expiresAt: -1,
    finishedAt: -1,
    state: 'complete',
    scenario: 'approve',
    panMask: '',
    wrongCodes: 0,
    failsLeft: 0,
    slowsLeft: 0,
    refunds: [],
    callbacks: [],
  }
}
