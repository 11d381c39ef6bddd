import type { NearestTime } from '@anfilada/contract/envelope'
import type { FieldFault } from '@anfilada/contract/fields'
import type { RefusalCode } from '@anfilada/contract/refusals'

/** What a refusal of these codes carries beside its sentence; no other code carries anything. */
type Carried = {
  /** The number of what the key made. */
  key_reused: { made?: number }
  /** The nearest free times. */
  no_places: { nearest?: NearestTime[] }
  /** Of a cancellation or a change: what it would cost now, kopecks. */
  stale_revision: { penalty?: number; total?: number }
  /** What is due now, kopecks. */
  amount_not_exact: { due: number }
  /** When the window opens, or closed; ISO 8601. Without one there is no window. */
  window_not_open: { moment?: string }
  window_closed: { moment: string }
  /** The orders that stand in the way of a smaller capacity or quota. */
  capacity_below_taken: { orders: number[] }
  quota_below_taken: { orders: number[] }
  allotment_too_big: { orders: number[] }
  release_passed: { orders: number[] }
  /** Those that would stand where nobody is admitted. */
  catalogue_orders_stand: { orders: number[] }
  rule_touches_orders: { orders: number[] }
  /** Whose decision it is. */
  decision_waits: { by: string }
  /** Seconds after which it may be tried again. */
  too_many_requests: { retryAfter: number }
}
/** Codes that say all that they have to say. */
export type BareCode = Exclude<RefusalCode, keyof Carried>

/** `fields`: which of them it belongs to: the refusal's own sentence, or a fault of that field alone. */
type Of<C extends RefusalCode> = { refusal: C; fields?: Record<string, FieldFault | RefusalCode> }
/** A "no" by its code: a code that carries something says what. */
export type Said = Of<BareCode> | { [C in keyof Carried]: Of<C> & Carried[C] }[keyof Carried]

/** An expected "no": a value, never an exception. */
export type Refusal = Said & { ok: false }
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
export function refuse<C extends RefusalCode>(refusal: C, field?: string): Of<C> & { ok: false } {
  return field === undefined ? { ok: false, refusal } : { ok: false, refusal, fields: { [field]: refusal } }
}
