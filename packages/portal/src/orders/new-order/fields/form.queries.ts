import { queryOptions } from '@tanstack/react-query'
import { callAction, getJson } from '@anfilada/browser/http'
import type { GroupCategory, Museum } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { museumsQuery } from '../../../catalogue/catalogue.queries.ts'

const museumPaths = {
  schedule: '/api/v1/museums-for-schedule/',
  audio_guides: '/api/v1/museums-for-rgag/',
  transport: '/api/v1/museums-for-transport/',
  guide: '/api/v1/museums-for-guide/',
} as const satisfies Record<Exclude<OrderKind, 'museum_tickets'>, string>

const dayFresh = { staleTime: 60 * 60_000 }

/** The museums that a form may name. */
export function museumsForQuery(kind: OrderKind, language: Language) {
  if (kind === 'museum_tickets') return museumsQuery(undefined, language)
  return queryOptions({
    queryKey: ['museums', kind],
    queryFn: ({ signal }) => getJson<Museum[]>(museumPaths[kind], { language, signal }),
    ...dayFresh,
  })
}

/** Vehicle classes and guides' languages. */
export function companyServicesQuery(service: 'transport' | 'guide', language: Language) {
  return queryOptions({
    queryKey: ['company-services', service],
    queryFn: async ({ signal }) => (await callAction('get_services', { service }, { language, signal })).result,
    ...dayFresh,
  })
}

/** When wishes for a museum's months are taken; by the second, so it is asked anew each time. */
export function windowsQuery(museumId: number | null, type: GroupCategory, language: Language) {
  return queryOptions({
    queryKey: ['windows', museumId, type, language],
    queryFn: async ({ signal }) =>
      (await callAction('get_submission_windows', { ...(museumId !== null && { museum_id: museumId }), type }, { language, signal }))
        .result,
    enabled: museumId !== null,
  })
}

/** What is free on every day between two moments. */
export function equipmentQuery(loan: { pickup: string; back: string }, language: Language) {
  const { pickup, back } = loan
  return queryOptions({
    queryKey: ['equipment', pickup, back],
    queryFn: async ({ signal }) => (await callAction('get_equipment', { pickup, return: back }, { language, signal })).result,
    enabled: pickup !== '' && back !== '' && pickup < back,
  })
}
