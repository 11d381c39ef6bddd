import type { RefundState } from './money-words.ts'

// Apart from the schemas, for the screens.

/** Kopecks that one employee may give back of one payment, in however many refunds; what goes beyond is proposed by one and sent by another. */
export const refundAlone = 5_000_000

/** Refunds whose money goes back, or has gone. */
export const sentStates: readonly RefundState[] = ['waiting', 'unclear', 'processing', 'complete']

/** What of a payment goes back without a second person, kopecks; it counts towards `refundAlone`. */
export function sentAlone(refunds: readonly { amount: number; state: RefundState; decided_by: string | null }[]): number {
  return refunds.reduce(
    (sum, { amount, state, decided_by: decider }) => sum + (decider === null && sentStates.includes(state) ? amount : 0),
    0,
  )
}
