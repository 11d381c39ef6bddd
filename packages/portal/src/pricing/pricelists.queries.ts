import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'

export function pricelistsQuery(language: Language) {
  return queryOptions({
    queryKey: ['pricelists', language],
    queryFn: async ({ signal }) => (await callAction('get_pricelists', { language }, { language, signal })).result,
  })
}

/** Names come in all languages: another one asks for nothing. */
export function priceTableQuery(asked: { year: number; type: GroupCategory }, language: Language) {
  return queryOptions({
    queryKey: ['price-table', asked.year, asked.type],
    queryFn: async ({ signal }) => (await callAction('get_price_table', asked, { language, signal })).result,
  })
}

export function useSavePriceFile() {
  const { language } = useLanguage()
  return useWork((path: string) => saveFetched(path, language))
}
