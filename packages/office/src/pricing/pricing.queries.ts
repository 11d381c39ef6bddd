import { queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { PricesSearch } from './screens.ts'

/** `readAt`: when it was asked, by `performance.now`: an older reading is told from a newer one. */
export type WholeList = ActionOutput<'price_list'>['result'] & { readAt: number }

export function priceListsQuery({ year, type }: PricesSearch, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['price-lists', year, type, language],
    queryFn: async ({ signal }) => {
      const asked = { ...(year && { year }), ...(type && { type }), language }
      return (await callAction('price_lists', asked, { language, signal })).result
    },
  })
}

/** A list with its prices: thousands of them. It is read when the screen opens and never anew beneath the reader's hands. */
export function priceListQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['prices', 'one', id, language],
    queryFn: async ({ signal }): Promise<WholeList> => {
      const readAt = performance.now()
      const { result } = await callAction('price_list', { list_id: id, language }, { language, signal })
      return { ...result, readAt }
    },
    // Comparing thousands of prices with those of before would hold up the page, and nothing gains by it.
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function priceHistoryQuery(
  id: number,
  { from, to }: { from?: number | undefined; to?: number | undefined },
  language: OfficeLanguage,
) {
  return queryOptions({
    queryKey: ['prices', 'history', id, from, to, language],
    queryFn: async ({ signal }) => {
      const asked = { list_id: id, ...(from && { from }), ...(to && { to }), language }
      return (await callAction('price_history', asked, { language, signal })).result
    },
    structuralSharing: false,
  })
}

/** The objects whose museums serve the category. */
export function objectNamesQuery(type: GroupCategory, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['prices', 'objects', type, language],
    queryFn: async ({ signal }) => (await callAction('object_names', { type, language }, { language, signal })).result,
    staleTime: Infinity,
  })
}
