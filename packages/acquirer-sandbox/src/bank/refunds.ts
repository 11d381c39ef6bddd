import { newId, type Payment, type Refund } from './payment.ts'

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
