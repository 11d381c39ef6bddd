import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

export const licensesKey = 'licenses'

/** The licenses of the customer's guides, or a guide's own. */
export function licensesQuery(language: Language) {
  return queryOptions({
    queryKey: [licensesKey, 'list', language],
    queryFn: async ({ signal }) => (await callAction('license_list', { language }, { language, signal })).result,
  })
}

/** The customer's own guides, of whom an order or a license chooses. */
export function guidesQuery(language: Language) {
  return queryOptions({
    queryKey: [licensesKey, 'guides'],
    queryFn: async ({ signal }) => (await callAction('get_guides', { language }, { language, signal })).result,
  })
}

/** Museums of which a license may be, in the reader's language. */
export function licenseMuseumsQuery(language: Language) {
  return queryOptions({
    queryKey: ['license-museums', language],
    queryFn: async ({ signal }) => (await callAction('licobjects', { language }, { language, signal })).result,
    staleTime: Infinity,
  })
}

/** Languages that a license may name, as the reader's language calls them. */
export function licenseLanguagesQuery(language: Language) {
  return queryOptions({
    queryKey: ['license-languages', language],
    queryFn: async ({ signal }) => (await callAction('liclang', { language }, { language, signal })).result,
    staleTime: Infinity,
  })
}

/** What can be prolonged with which groups, and what was asked for. */
export function prolongationQuery(language: Language) {
  return queryOptions({
    queryKey: [licensesKey, 'prolongation', language],
    queryFn: async ({ signal }) => (await callAction('get_prolongation_page_data', { language }, { language, signal })).result,
  })
}
