import { chosen, idIn, oneOf, textIn, wholeIn } from '@anfilada/browser/read-address'
import type { GroupCategory } from '@anfilada/contract/catalogue'

/** By name: the contract's own list stands beside schemas, and would bring zod to the first page. */
export const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']

/** Which prices are read; the current year, groups from Russia and all museums when nothing is said. */
export type PriceSearch = { year?: number; type?: GroupCategory; museum?: number; find?: string }

export function readPriceSearch({ year, type, museum, find }: Record<string, unknown>): PriceSearch {
  return chosen({ year: wholeIn(year), type: oneOf(categories, type), museum: idIn(museum), find: textIn(find, 100) })
}
