import type { PaymentState } from '@anfilada/contract/payments/payments'

export type WaitStep = {
  word: 'created' | 'opened' | 'code' | 'processing' | 'complete' | 'failed' | 'left'
  look: 'done' | 'now' | 'coming' | 'failed' | 'left'
}

const present = { FORM_OPENED: 'opened', WAITING_FOR_3DS: 'code', PROCESSING: 'processing' } as const

/** What is known of the money, and nothing more: which steps a bank went through before its last word is its own affair. */
export function waitSteps({ status, reason }: Pick<PaymentState, 'status' | 'reason'>): WaitStep[] {
  const created: WaitStep = { word: 'created', look: 'done' }
  if (status === 'COMPLETE') return [created, { word: 'complete', look: 'done' }]
  const failed = reason === 'left' ? 'left' : 'failed'
  if (status === 'FAILED') return [created, { word: failed, look: failed }]
  return [created, { word: present[status], look: 'now' }, { word: 'complete', look: 'coming' }]
}

/** Milliseconds left to pay. Never more than there were: the reader's clock may be wrong. */
export function timeLeft({ created_at, expires_at }: Pick<PaymentState, 'created_at' | 'expires_at'>, now: number): number {
  const end = Date.parse(expires_at)
  return Math.max(0, Math.min(end - now, end - Date.parse(created_at)))
}
