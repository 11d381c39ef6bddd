import { queryOptions } from '@tanstack/react-query'
import { callAction, getJson } from '@anfilada/browser/http'
import type { Country } from '@anfilada/contract/catalogue'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function catalogueQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['catalogue', 'all', language],
    queryFn: async ({ signal }) => (await callAction('office_catalogue', { language }, { language, signal })).result,
  })
}

export function museumQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['catalogue', 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('catalogue_museum', { museum_id: id, language }, { language, signal })).result,
  })
}

export function checkQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['catalogue', 'check', id, language],
    queryFn: async ({ signal }) => (await callAction('preview_museum', { museum_id: id, language }, { language, signal })).result,
  })
}

export function historyQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['catalogue', 'history', id, language],
    queryFn: async ({ signal }) => (await callAction('museum_history', { museum_id: id, language }, { language, signal })).result,
  })
}

export function servicesQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['catalogue', 'services', language],
    queryFn: async ({ signal }) => (await callAction('company_services', { language }, { language, signal })).result,
  })
}

export function countriesQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => getJson<Country[]>('/api/v1/countries/', { language, signal }),
  })
}
