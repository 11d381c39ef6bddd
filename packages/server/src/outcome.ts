import type { NearestTime } from '@anfilada/contract/envelope'
import type { FieldFault } from '@anfilada/contract/fields'
import type { RefusalCode } from '@anfilada/contract/refusals'

/** An expected "no": a value, never an exception (style P3). */
export type Refusal = {
  ok: false
  refusal: RefusalCode
  /** Which fields it belongs to: the refusal's own sentence, or a fault of that field alone. */
  fields?: Record<string, FieldFault | RefusalCode>
  nearest?: NearestTime[]
  /** With `stale_revision` of a cancellation or a change: what it would cost now, kopecks. */
  penalty?: number
  /** With `amount_not_exact`: what is due now, kopecks. */
  due?: number
  total?: number
  /** With `window_not_open` and `window_closed`: when it opens, or closed; ISO 8601. */
  moment?: string
  /** The orders that stand in the way of a smaller capacity or quota. */
  orders?: number[]
  /** Seconds after which it may be tried again; `too_many_requests` only. */
  retryAfter?: number
}
export type Outcome<T> = { ok: true; value: T } | Refusal

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** What cannot be done now and may be done a moment later; answered as `busy`. */
export class Busy extends Error {}

/** The connection was lost while it was being written for good: it may have happened or not; answered as `outcome_unknown`. */
export class OutcomeUnknown extends Error {}

export function refuseFor(seconds: number): Refusal {
  return { ok: false, refusal: 'too_many_requests', retryAfter: seconds }
}

/** `field`: the field of the form beside which the sentence stands. */
export function refuse(refusal: RefusalCode, field?: string): Refusal {
  return field === undefined ? { ok: false, refusal } : { ok: false, refusal, fields: { [field]: refusal } }
}
