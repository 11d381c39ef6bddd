import { queryOptions } from '@tanstack/react-query'
import { getFile } from '@anfilada/browser/get-file'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveBlob } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { Language } from '@anfilada/contract/languages'

export function pricelistsQuery(language: Language) {
  return queryOptions({
    queryKey: ['pricelists', language],
    queryFn: async ({ signal }) => (await callAction('get_pricelists', { language }, { language, signal })).result,
  })
}

/** Fetches the file with the session's header and hands it to the reader. */
export function useSavePriceFile() {
  const { language } = useLanguage()
  return useWork(async (path: string) => {
    const { name, content } = await getFile(path, language)
    saveBlob(name, content)
  })
}
