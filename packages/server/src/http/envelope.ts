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
    error: refusalSentence(language, code),
    code,
    ...(fields && { fields: sentences(language, fields) }),
    ...carriedBy(said),
  }
}

type Carried = Pick<Failure, 'nearest' | 'penalty' | 'due' | 'total' | 'orders' | 'moment'>

/** What of it stands in the body; `too_many_requests` says its seconds in a header. */
function carriedBy(said: Said): Carried {
  switch (said.refusal) {
    case 'no_places':
      return { nearest: said.nearest }
    case 'stale_revision':
      return { penalty: said.penalty, total: said.total }
    case 'amount_not_exact':
      return { due: said.due }
    case 'window_not_open':
    case 'window_closed':
      return { moment: said.moment }
    case 'capacity_below_taken':
    case 'quota_below_taken':
    case 'allotment_too_big':
    case 'release_passed':
      return { orders: said.orders }
    default:
      return {}
  }
}

function sentences(language: Language, fields: Record<string, FieldFault | RefusalCode>): Record<string, string> {
  const entries = Object.entries(fields).map(([field, fault]) => [
    field,
    fault in refusals ? refusalSentence(language, fault as RefusalCode) : fieldSentence(language, fault as FieldFault),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}
