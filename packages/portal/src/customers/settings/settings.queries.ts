import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { Settings } from '@anfilada/contract/customers/settings'

const settingsKey = ['settings'] as const

export function settingsQuery(language: Language) {
  return queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await callAction('get_settings', { language }, { language, signal })).result,
  })
}

/** Acts on the settings answer with all of them: what is shown is what the server has kept. */
export function useKeepSettings(): (settings: Settings) => void {
  const queries = useQueryClient()
  return (settings) => queries.setQueryData(settingsKey, settings)
}
