import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

/** Colleagues come and go: asked again each minute. */
const fresh = { staleTime: 0, refetchInterval: 60_000 } as const

export function rosterQuery(date: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['duty', date, language],
    queryFn: async ({ signal }) => (await callAction('office_duty', { date, language }, { language, signal })).result,
    ...fresh,
  })
}

export function ownShiftsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['duty', 'own', language],
    queryFn: async ({ signal }) => (await callAction('my_shifts', { language }, { language, signal })).result,
    ...fresh,
  })
}
