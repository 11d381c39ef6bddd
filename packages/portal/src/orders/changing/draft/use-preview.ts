import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ChangePreview } from '@anfilada/contract/orders/order-changes'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { previewQuery } from './change.queries.ts'
import { type Edits, lacksHour, requestOf, type Values } from './change-values.ts'

/** So long a hand rests between two keys of one word (ms). */
const restBetweenKeys = 350

/** `edits`: all that is to differ from the order; `isChanged`: the reader has typed something. */
type Wished = { ordered: Values; edits: Edits; isChanged: boolean }

/** What the change as it is typed would come to, by now. */
export function usePreview(order: OrderDetails, { ordered, edits, isChanged }: Wished) {
  const { language } = useLanguage()
  const { kind, revision } = order.data
  const isUnready = lacksHour(kind, ordered, edits)
  const fields = requestOf(kind, ordered, edits, order.info.zone)
  const isBack = isChanged && !isUnready && Object.keys(fields).length === 0
  const typed = JSON.stringify(fields)
  const isSettled = useDebounced(typed, restBetweenKeys) === typed
  const isReady = isChanged && !isUnready && !isBack
  const query = useQuery(previewQuery({ id: order.id, revision, fields }, isReady && isSettled, language))
  const answer = isReady && isSettled ? answerOf(query) : {}
  return {
    fields,
    isBack,
    isUnready,
    preview: answer.preview,
    shown: isReady && answer.refusal === undefined ? query.data : undefined,
    refusal: answer.refusal,
    askAgain: () => void query.refetch(),
  }
}

type Answer = { preview?: ChangePreview; refusal?: unknown }

/** What was said of exactly these fields; the answer to the ones before stands in sight only. */
function answerOf(query: UseQueryResult<ChangePreview>): Answer {
  if (query.isError) return { refusal: query.error }
  return query.isSuccess && !query.isPlaceholderData && !query.isFetching ? { preview: query.data } : {}
}
