import { queryOptions, useMutation } from '@tanstack/react-query'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { getFile } from '@anfilada/browser/get-file'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveBlob } from '@anfilada/browser/save-file'
import type { Language } from '@anfilada/contract/languages'
import { showToast } from '@anfilada/ui/toasts'

export function pricelistsQuery(language: Language) {
  return queryOptions({
    queryKey: ['pricelists', language],
    queryFn: async ({ signal }) => (await callAction('get_pricelists', { language }, { language, signal })).result,
  })
}

/** Fetches the file with the session's header and hands it to the reader; a failure is told once. */
export function useSavePriceFile() {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const save = useMutation({
    mutationFn: (path: string) => getFile(path, language),
    onSuccess: ({ name, content }) => saveBlob(name, content),
    onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
  })
  return { busy: save.isPending, save: (path: string) => save.mutate(path) }
}
