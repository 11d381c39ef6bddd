import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function setupQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['setup', language],
    queryFn: async ({ signal }) => (await callAction('office_setup', { language }, { language, signal })).result,
  })
}

/** How many lines are open, for whoever may close them. */
export function useOpenSetup(): number | undefined {
  const { data } = useQuery({ ...setupQuery(useLanguage().language), enabled: useMay()(['read', 'Staff']) })
  return data?.filter(({ state }) => state !== 'done').length
}
