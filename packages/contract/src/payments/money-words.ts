// Apart from the schemas, for the screens.

/** `proposed`: waits for a second person; `waiting`: goes to the provider; `unclear`: the provider did not answer, and is asked. */
export const refundStates = ['proposed', 'waiting', 'unclear', 'processing', 'complete', 'failed', 'declined'] as const
export type RefundState = (typeof refundStates)[number]

/** What money leaves to a person to decide. */
export const accountantTaskKinds = [
  // Money came for an order that is cancelled or rejected by now, or that was paid otherwise meanwhile.
  'order_not_payable',
  'order_already_paid',
  // More or less came than was asked for.
  'amount_differs',
  // The provider speaks of another currency, order or mode (test, real): nothing was booked.
  'currency_differs',
  'reference_differs',
  'test_flag_differs',
  // The provider said a word that nobody knows.
  'status_unknown',
  // The provider has a payment that is not ours.
  'payment_unknown',
  // We booked a payment that the provider's own list does not have.
  'payment_missing',
  // The bank has been working on it for a day.
  'payment_stuck',
  // An order that was paid was cancelled or became cheaper: the money is free again.
  'order_overpaid',
  // Money of a renewal's fee is free: the fee was taken back, or was paid otherwise before it came.
  'fee_freed',
  'refund_failed',
  // A refund that somebody made at the bank's own office, past ours.
  'refund_unknown',
  // Receipts (54-FZ) that the provider cannot make, so that somebody does at the cash register: after the visit, and of a refund.
  'receipts_by_hand',
  'refund_receipt_by_hand',
  // A customer asks for the electronic exchange of documents.
  'edo_requested',
] as const
export type AccountantTaskKind = (typeof accountantTaskKinds)[number]

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
