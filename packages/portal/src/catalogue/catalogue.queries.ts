import { queryOptions } from '@tanstack/react-query'
import { callAction, getJson } from '@anfilada/browser/http'
import type { Country, GroupCategory, Museum, MuseumObject } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'

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

/** The objects of all museums that receive this group category: few enough to have at hand before a museum is chosen. */
export function objectsOfTypeQuery(type: GroupCategory, language: Language) {
  return queryOptions({
    queryKey: ['museum-objects', 'all', type],
    queryFn: ({ signal }) => getJson<MuseumObject[]>(`/api/v1/museums-objects/?type=${type}`, { language, signal }),
    ...dayFresh,
  })
}

/** Hours and terms of one object, in the reader's language. */
export function aboutObjectQuery(objectId: string, language: Language) {
  return queryOptions({
    queryKey: ['about-object', objectId, language],
    queryFn: async ({ signal }) =>
      (await callAction('about_object', { museum_object_id: objectId, language }, { language, signal })).result,
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

/** `holdId`: the draft's own hold does not count against it. While the hold is new, the numbers of the same day stay in sight. */
export function scheduleQuery(
  day: { objectId: string; date: string; type: GroupCategory; holdId?: number | undefined },
  language: Language,
) {
  const { objectId, date, type, holdId } = day
  return queryOptions({
    queryKey: ['slots', 'day', objectId, date, type, holdId ?? null] as const,
    queryFn: async ({ signal }) => {
      const asked = { museum_object_id: objectId, schedule_date: date, type, ...(holdId !== undefined && { hold_id: holdId }) }
      return (await callAction('get_schedule', asked, { language, signal })).schedule_data.result
    },
    enabled: objectId !== '' && date !== '',
    placeholderData: (shown, query) => {
      const before = query?.queryKey
      return before?.[2] === objectId && before[3] === date && before[4] === type ? shown : undefined
    },
  })
}

/** Prices of the day of the visit, of today until it is chosen. `allowed`: without the right to see prices they are not asked for. */
export function pricesQuery(what: { objectId: string; type: GroupCategory; date: string; allowed: boolean }, language: Language) {
  const { objectId, type, date, allowed } = what
  return queryOptions({
    queryKey: ['prices', objectId, type, date],
    queryFn: async ({ signal }) => {
      const asked = { museum_object_id: objectId, type, ...(date && { pass_date: date }) }
      return (await callAction('get_prices', asked, { language, signal })).result
    },
    enabled: allowed && objectId !== '',
    ...dayFresh,
  })
}
