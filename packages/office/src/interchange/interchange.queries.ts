import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export type ImportReport = ActionOutput<'preview_import'>['result']

export function sectionsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['interchange', 'sections'],
    queryFn: async ({ signal }) => (await callAction('interchange_sections', { language }, { language, signal })).result,
  })
}

/** What a file would do, in the reader's words; another language is asked anew, while what is shown stays. */
export function previewQuery(fileId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['interchange', 'preview', fileId, language],
    queryFn: async ({ signal }) => (await callAction('preview_import', { file_id: fileId, language }, { language, signal })).result,
    placeholderData: (before, query) => (query?.queryKey[2] === fileId ? keepPreviousData(before) : undefined),
    // A whole file is read for it: asked once, and when somebody asks again.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
