import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { ChangedFields } from './change-values.ts'

type Wish = { id: number; revision: number; fields: ChangedFields }

/** What a change would cost and take by now; never from memory: places go by the second. */
export function previewQuery({ id, revision, fields }: Wish, isAsked: boolean, language: Language) {
  return queryOptions({
    queryKey: ['change-preview', id, revision, language, fields],
    queryFn: async ({ signal }) => (await callAction('preview_request', { id, ...fields, language }, { language, signal })).result,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}
