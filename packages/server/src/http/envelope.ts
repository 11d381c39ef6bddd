import type { Failure } from '@anfilada/contract/envelope'
import type { FieldFault } from '@anfilada/contract/fields'
import type { Language } from '@anfilada/contract/languages'
import { type RefusalCode, refusals } from '@anfilada/contract/refusals'
import { fieldSentence, refusalSentence } from '@anfilada/phrases/refusals'
import type { Refusal } from '../outcome.ts'

/** Seconds after which a client may try again. */
export const retryAfter = 2

/** The body of a "no" in the reader's language; its HTTP status is `refusals[code]`. */
export function failure(language: Language, refusal: Omit<Refusal, 'ok'>): Failure {
  const { refusal: code, fields, nearest, penalty, due, total, orders, moment } = refusal
  return {
    success: false,
    error: refusalSentence(language, code),
    code,
    ...(fields && { fields: sentences(language, fields) }),
    ...(nearest && { nearest }),
    ...(penalty !== undefined && { penalty }),
    ...(due !== undefined && { due }),
    ...(total !== undefined && { total }),
    ...(moment !== undefined && { moment }),
    ...(orders && { orders }),
  }
}

function sentences(language: Language, fields: Record<string, FieldFault | RefusalCode>): Record<string, string> {
  const entries = Object.entries(fields).map(([field, fault]) => [
    field,
    fault in refusals ? refusalSentence(language, fault as RefusalCode) : fieldSentence(language, fault as FieldFault),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}
