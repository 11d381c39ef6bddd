import type { ActionInput } from '@anfilada/browser/http'
import { requestOf } from '../draft/requests.ts'
import type { BasketLine } from './basket.ts'

type SentLine = ActionInput<'post_programme'>['orders'][number]

/** A line as `post_programme` takes it: the words of its own action with `kind` beside them. Its form has let it through. */
export function sentLine({ kind, draft, hold }: BasketLine): SentLine {
  // A hold that is over counts as none; the words stay the same, so that a repetition is known.
  return { kind, ...requestOf(kind, draft), ...(hold && { hold_id: hold.id }) } as SentLine
}
