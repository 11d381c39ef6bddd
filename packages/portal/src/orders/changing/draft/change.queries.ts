import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { ChangePreview } from '@anfilada/contract/orders/order-changes'
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

type Put = { id: number; fields: ChangedFields; preview: ChangePreview; key: string }

/** Sends the change as it was previewed: exactly that revision, for exactly those sums. */
export function usePutChange() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, fields, preview: { revision, total, penalty }, key }: Put) =>
      (await callAction('put_request', { id, ...fields, revision, total, ...(penalty !== null && { penalty }), language }, options(key)))
        .result,
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: ['orders'] }), queries.invalidateQueries({ queryKey: ['slots'] })]),
  })
  function options(idempotencyKey: string) {
    return { language, idempotencyKey }
  }
}
