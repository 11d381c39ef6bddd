import type { ActionInput } from '@anfilada/browser/http'
import { requestOf } from '../draft/ticket-draft.ts'
import { requestOfService } from '../services/service-requests.ts'
import type { BasketLine } from './basket.ts'

type SentLine = ActionInput<'post_programme'>['orders'][number]

/** A line as `post_programme` takes it: the words of its own action with `kind` beside them. Its form has let it through. */
export function sentLine(line: BasketLine): SentLine {
  if (line.kind !== 'museum_tickets') return { kind: line.kind, ...requestOfService(line.kind, line.draft) } as SentLine
  // A hold that is over counts as none; the words stay the same, so that a repetition is known.
  return { kind: line.kind, ...requestOf(line.draft), ...(line.hold && { hold_id: line.hold.id }) } as SentLine
}
