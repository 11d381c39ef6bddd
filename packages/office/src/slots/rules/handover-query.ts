import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export type Span = { from: string; to: string }

/** What would become of the slots of hands; nothing is asked while there are no days. */
export function handoverQuery(objectId: string, span: Span | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'handover', objectId, span, language],
    queryFn: span
      ? async ({ signal }) =>
          (await callAction('preview_slot_handover', { museum_object_id: objectId, ...span, language }, { language, signal })).result
      : skipToken,
    placeholderData: keepPreviousData,
  })
}
