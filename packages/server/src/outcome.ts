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
}
export type Outcome<T> = { ok: true; value: T } | Refusal

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** `field`: the field of the form beside which the sentence stands. */
export function refuse(refusal: RefusalCode, field?: string): Refusal {
  return field === undefined ? { ok: false, refusal } : { ok: false, refusal, fields: { [field]: refusal } }
}
