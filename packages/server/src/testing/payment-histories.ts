import fc from 'fast-check'

const which = fc.nat(9)

/** What the bank does with a payment; each may come again, and in any order. */
export const outcomes = [
  'approve',
  'decline',
  'duplicate',
  'late',
  'reordered',
  'wrong_amount',
  'wrong_currency',
  'wrong_test_flag',
  'bad_signature',
  'unknown_status',
] as const
export type Outcome = (typeof outcomes)[number]

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), customer: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      orders: fc.array(which, { minLength: 1, maxLength: 3 }),
      method: fc.constantFrom('card' as const, 'sbp' as const),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('play' as const), which, outcome: fc.constantFrom(...outcomes) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('look' as const, 'expire' as const, 'twice' as const, 'replay' as const, 'leave' as const),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancel_by_staff' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which, part: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('free' as const, 'reconcile' as const) }) },
)
export type PaymentStep = typeof step extends fc.Arbitrary<infer T> ? T : never
export type PaymentStepOf<D extends PaymentStep['do']> = Extract<PaymentStep, { do: D }>

/** Two orders and a payment are there from the start: a history in which nothing is ever paid shows nothing. */
export const paymentHistories: fc.Arbitrary<PaymentStep[]> = fc
  .array(step, { minLength: 6, maxLength: 16 })
  .map((then) => [
    { do: 'order', customer: 0 },
    { do: 'order', customer: 1 },
    { do: 'pay', orders: [0], method: 'card' },
    ...then,
    { do: 'play', which: 0, outcome: 'approve' },
    { do: 'ask', which: 0 },
    { do: 'refund', which: 0, part: 30 },
  ])

const wordOf = (taken: PaymentStep): string => {
  if (taken.do === 'play') return `${taken.do} ${taken.outcome}`
  return taken.do === 'pay' ? `${taken.do} ${taken.method}` : taken.do
}

/** Which step comes right after which. */
export function pairsOf(history: readonly PaymentStep[]): string[] {
  return history.slice(1).map((next, index) => `${wordOf(history[index] as PaymentStep)}, ${wordOf(next)}`)
}

/** Of these histories as few as have all pairs of steps that are in any of them: first the one with most that are new, for its length. */
export function showingAllPairs(histories: readonly PaymentStep[][]): PaymentStep[][] {
  const [missing, left, chosen] = [new Set(histories.flatMap(pairsOf)), new Set(histories), [] as PaymentStep[][]]
  const worth = (history: PaymentStep[]): number => new Set(pairsOf(history)).intersection(missing).size / history.length
  while (missing.size > 0) {
    const best = [...left].reduce((one, other) => (worth(other) > worth(one) ? other : one))
    left.delete(best)
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

export type ModelPayment = {
  id: number
  customer: number
  orders: number[]
  amount: number
  outcome: Outcome | undefined
  refunded: number
}

/** What the bank has really got of a payment: plain numbers, and none of the product's own rules. */
export function gotAtBank({ outcome, amount }: ModelPayment): { booked: number; told: string | undefined } {
  switch (outcome) {
    case undefined:
    case 'decline':
    case 'unknown_status':
      return { booked: 0, told: outcome === 'unknown_status' ? 'status_unknown' : undefined }
    case 'wrong_amount':
      return { booked: amount - 100, told: 'amount_differs' }
    case 'wrong_currency':
      return { booked: 0, told: 'currency_differs' }
    case 'wrong_test_flag':
      return { booked: 0, told: 'test_flag_differs' }
    default:
      return { booked: amount, told: undefined }
  }
}

/** After these the bank says the same for ever. */
export function isFinalAtBank(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && outcome !== 'decline' && outcome !== 'unknown_status'
}
