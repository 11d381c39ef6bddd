import { queryOptions } from '@tanstack/react-query'
import type { Country, GroupCategory, Museum, MuseumObject } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { callAction, getJson } from '../shell/server/http.ts'

/** Museums, objects and countries change by the day, places by the second. */
const dayFresh = { staleTime: 60 * 60_000 }

export function museumsQuery(type: GroupCategory | undefined, language: Language) {
  const path = type ? `/api/v1/museums/?type=${type}` : '/api/v1/museums/'
  return queryOptions({
    queryKey: ['museums', type ?? 'all'],
    queryFn: ({ signal }) => getJson<Museum[]>(path, { language, signal }),
    ...dayFresh,
  })
}

export function museumObjectsQuery(museumId: number | null, type: GroupCategory, language: Language) {
  return queryOptions({
    queryKey: ['museum-objects', museumId, type, language],
    queryFn: ({ signal }) => getJson<MuseumObject[]>(`/api/v1/museums-objects/?museum_id=${museumId}&type=${type}`, { language, signal }),
    enabled: museumId !== null,
    ...dayFresh,
  })
}

export function countriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => getJson<Country[]>('/api/v1/countries/', { language, signal }),
    ...dayFresh,
  })
}

export function monthQuery(objectId: string, month: string, type: GroupCategory, language: Language) {
  return queryOptions({
    queryKey: ['slots', 'month', objectId, month, type],
    queryFn: async ({ signal }) =>
      (await callAction('get_month', { museum_object_id: objectId, month, type }, { language, signal })).result,
    enabled: objectId !== '',
  })
}

export function scheduleQuery(objectId: string, date: string, type: GroupCategory, language: Language) {
  return queryOptions({
    queryKey: ['slots', 'day', objectId, date, type],
    queryFn: async ({ signal }) =>
      (await callAction('get_schedule', { museum_object_id: objectId, schedule_date: date, type }, { language, signal })).schedule_data
        .result,
    enabled: objectId !== '' && date !== '',
  })
}

/** `allowed`: without the right to see prices they are not asked for. */
export function pricesQuery(objectId: string, type: GroupCategory, language: Language, allowed: boolean) {
  return queryOptions({
    queryKey: ['prices', objectId, type],
    queryFn: async ({ signal }) => (await callAction('get_prices', { museum_object_id: objectId, type }, { language, signal })).result,
    enabled: allowed && objectId !== '',
    ...dayFresh,
  })
}
