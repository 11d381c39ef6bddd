import { queryOptions } from '@tanstack/react-query'
import { callAction, type ActionInput } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import { fetchFacesFor } from './chinese-names.ts'
import { takeEarlyOrders } from './early-orders.ts'
import type { ArchiveSearch } from './orders-search.ts'

/** Names and labels come in the reader's language, so it is a part of every key. */
export function upcomingQuery(language: Language) {
  return queryOptions({
    queryKey: ['orders', 'upcoming', language],
    queryFn: async ({ signal }) => {
      const { result } = await callAction('get_upcoming', { language }, { language, signal, asked: takeEarlyOrders(language) })
      fetchFacesFor(result)
      return result
    },
  })
}

export function orderQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: ['orders', 'one', id, language],
    queryFn: async ({ signal }) => {
      const { result } = await callAction('get_request', { request_id: id, language }, { language, signal })
      fetchFacesFor([result])
      return result
    },
  })
}

/** What the archive is asked with, whichever page. */
export function archiveFilter({ no, museum, from, to }: ArchiveSearch) {
  return {
    ...(no && { no }),
    ...(museum && { museum_id: museum }),
    ...(from && { period_lower: from }),
    ...(to && { period_upper: to }),
  }
}

export function archiveQuery(search: ArchiveSearch, language: Language) {
  const { after } = search
  const filters: ActionInput<'get_archive'> = { language, ...archiveFilter(search), ...(after && { after }) }
  return queryOptions({
    queryKey: ['orders', 'archive', filters],
    queryFn: async ({ signal }) => {
      const page = await callAction('get_archive', filters, { language, signal })
      fetchFacesFor(page.result)
      return page
    },
  })
}
