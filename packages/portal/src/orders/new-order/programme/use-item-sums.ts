import { useQueries, useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { pricesQuery } from '../../../catalogue/catalogue.queries.ts'
import { companyServicesQuery } from '../fields/form.queries.ts'
import type { BasketItem } from './basket.ts'
import { objectOfItem, sumOfItem, totalOfItems, type ItemSum, type ItemTotal } from './item-sums.ts'

export type ProgrammeSums = { byItem: ReadonlyMap<string, ItemSum>; total: ItemTotal | undefined; currency: string }

/** What each item costs and all of them together, by the price lists of their days; undefined for readers who may not see prices. */
export function useItemSums(items: readonly BasketItem[]): ProgrammeSums | undefined {
  const { language } = useLanguage()
  const allowed = useMay()(['read', 'Price'])
  const hasGuides = items.some(({ kind }) => kind === 'guide')
  const guides = useQuery({ ...companyServicesQuery('guide', language), enabled: allowed && hasGuides })
  const askedOf = (item: BasketItem) => {
    const { type, pass_date: date } = item.draft
    return { objectId: objectOfItem(item, guides.data ?? []), type, date, allowed }
  }
  // Items of one object and day ask once.
  const asked = [...new Map(items.map((item) => [keyOf(askedOf(item)), askedOf(item)])).values()]
  const found = useQueries({ queries: asked.map((what) => pricesQuery(what, language)) })
  if (!allowed) return undefined
  const answers = new Map(asked.map((what, index) => [keyOf(what), found[index]]))
  const byItem = new Map(
    items.map((item): [string, ItemSum] => {
      const prices = answers.get(keyOf(askedOf(item)))
      const isUnknown = prices?.isLoading || prices?.isError || (item.kind === 'guide' && !guides.isSuccess)
      return [item.id, isUnknown ? undefined : sumOfItem(item, prices?.data)]
    }),
  )
  const currency = found.find(({ data }) => data)?.data?.currency ?? 'RUB'
  return { byItem, total: totalOfItems([...byItem.values()]), currency }
}

function keyOf({ objectId, type, date }: { objectId: string; type: string; date: string }): string {
  return [objectId, type, date].join(' ')
}
