import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { newKey } from '@anfilada/browser/act-key'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Language } from '@anfilada/contract/languages'
import { paymentsKey } from '../payments.queries.ts'

const linksKey = [...paymentsKey, 'links'] as const

export function linksQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: linksKey,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('list_payment_links', { ...(pageParam !== null && { before: pageParam }), language }, { language, signal }),
    getNextPageParam: ({ next }) => next,
  })
}

export function useRereadLinks(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: linksKey })
}

export function useRevokeLink() {
  const { language } = useLanguage()
  const reread = useRereadLinks()
  return useMutation({
    mutationFn: (id: number) => callAction('revoke_payment_link', { link_id: id, language }, { language, idempotencyKey: newKey() }),
    onSettled: reread,
  })
}
