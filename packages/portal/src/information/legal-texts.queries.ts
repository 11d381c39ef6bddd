import { queryOptions } from '@tanstack/react-query'
import { getJson } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { CurrentLegalTexts, LegalTextAnswer, LegalTextKind } from '@anfilada/contract/legal-texts'

export function legalTextsQuery(language: Language) {
  return queryOptions({
    queryKey: ['legal-texts', 'all', language],
    queryFn: ({ signal }) => getJson<CurrentLegalTexts>('/api/v1/legal-texts/', { language, signal }),
    staleTime: 60_000,
  })
}

/** `id` names one edition, in force or not; without it what holds today, null while nothing was published. */
export function legalTextQuery(kind: LegalTextKind, id: number | undefined, language: Language) {
  return queryOptions({
    queryKey: ['legal-texts', kind, id ?? 'current', language],
    queryFn: async ({ signal, client }) => {
      const wanted = id ?? (await client.fetchQuery(legalTextsQuery(language))).find((text) => text.kind === kind)?.id
      return wanted === undefined ? null : getJson<LegalTextAnswer>(`/api/v1/legal-texts/${wanted}/`, { language, signal })
    },
  })
}
