import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'

export function publicationsQuery(kind: PublicationKind, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['publications', 'all', kind, language],
    queryFn: async ({ signal }) => (await callAction('publications', { kind, language }, { language, signal })).result,
  })
}

export function publicationQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['publications', 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('publication', { publication_id: id, language }, { language, signal })).result,
  })
}

/** The HTML that readers would get of this text. */
export function previewQuery(text: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['publication-preview', text],
    queryFn: async ({ signal }) => (await callAction('preview_publication', { text, language }, { language, signal })).result.body,
    staleTime: Infinity,
  })
}
