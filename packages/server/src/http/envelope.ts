import type { Failure } from '@anfilada/contract/envelope'
import type { FieldFault } from '@anfilada/contract/fields'
import type { Language } from '@anfilada/contract/languages'
import { type RefusalCode, refusals } from '@anfilada/contract/refusals'
import { fieldSentence, refusalSentence } from '@anfilada/phrases/refusals'
import type { Said } from '../outcome.ts'

/** Seconds after which a client may try again. */
export const retryAfter = 2

/** The body of a "no" in the reader's language; its HTTP status is `refusals[code]`. */
export function failure(language: Language, said: Said): Failure {
  const { refusal: code, fields } = said
  return {
    success: false,
    error: refusalSentence(language, code, 'by' in said ? said.by : undefined),
    code,
    ...(fields && { fields: sentences(language, fields) }),
    ...carriedBy(said),
  }
}

const carried = ['nearest', 'penalty', 'due', 'total', 'orders', 'moment', 'made'] as const satisfies readonly (keyof Failure)[]
type Carried = Pick<Failure, (typeof carried)[number]>

/** What of it stands in the body; `too_many_requests` says its seconds in a header. */
function carriedBy(said: Said): Carried {
  return Object.fromEntries(Object.entries(said).filter(([name]) => carried.some((one) => one === name)))
}

function sentences(language: Language, fields: Record<string, FieldFault | RefusalCode>): Record<string, string> {
  const entries = Object.entries(fields).map(([field, fault]) => [
    field,
    fault in refusals ? refusalSentence(language, fault as RefusalCode) : fieldSentence(language, fault as FieldFault, field),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}
