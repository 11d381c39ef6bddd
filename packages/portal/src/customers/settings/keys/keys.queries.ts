import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { newKey } from '@anfilada/browser/act-key'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

const keysKey = ['api-keys'] as const

export function keysQuery(language: Language) {
  return queryOptions({
    queryKey: keysKey,
    queryFn: async ({ signal }) => (await callAction('list_api_keys', { language }, { language, signal })).result,
  })
}

export function useRereadKeys(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keysKey })
}

export function useRevokeKey() {
  const { language } = useLanguage()
  const reread = useRereadKeys()
  return useMutation({
    mutationFn: (id: number) => callAction('revoke_api_key', { api_key_id: id, language }, { language, idempotencyKey: newKey() }),
    onSettled: reread,
  })
}
