import type { GroupCategory } from '@anfilada/contract/catalogue'
import { chosen, idIn, oneOf, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const pricesSection = {
  word: 'prices',
  path: '/prices',
  ability: ['read', 'PriceList'],
  behind: ['/price-list'],
} as const satisfies Section

// Not the contract's own list: it stands beside schemas.
export const groupCategories = ['rf', 'ig', 'cn'] as const satisfies readonly GroupCategory[]

/** The address of the price lists: how they are narrowed. `whose`: those for everybody, or those of customers. `view`: which of them applies. */
export type PricesSearch = { year?: number; type?: GroupCategory; whose?: 'all' | 'own'; view?: 'preview' }

export function readPricesSearch(search: Record<string, unknown>): PricesSearch {
  const year = idIn(search.year)
  return chosen({
    year: year !== undefined && year >= 1900 && year <= 2199 ? year : undefined,
    type: oneOf(groupCategories, search.type),
    whose: oneOf(['all', 'own'], search.whose),
    view: oneOf(['preview'], search.view),
  })
}

export const listViews = ['publish', 'history', 'import', 'file'] as const
export type ListView = (typeof listViews)[number]

/** The address of one list: which, what of it is looked at, which objects are shown, which versions are compared. */
export type PriceListSearch = { list?: number; view?: ListView; search?: string; only?: 'changed'; from?: number; to?: number }

export function readPriceListSearch(search: Record<string, unknown>): PriceListSearch {
  return chosen({
    list: idIn(search.list),
    view: oneOf(listViews, search.view),
    search: textIn(search.search, 100),
    only: oneOf(['changed'], search.only),
    from: idIn(search.from),
    to: idIn(search.to),
  })
}
