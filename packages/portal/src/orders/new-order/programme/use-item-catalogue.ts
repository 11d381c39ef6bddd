import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/names.ts'
import { clashNumbers } from '../../plan/marks.ts'
import { hourOfItem, type BasketItem } from './basket.ts'
import type { Catalogue, ItemClash } from './item-clashes.ts'

/** The museums and objects of the items, as far as they are known by now. */
export function useItemCatalogue(items: readonly BasketItem[]): Catalogue {
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language)).data ?? []
  const types = [...new Set(items.map(({ draft }) => draft.type))]
  const objects = useQueries({ queries: types.map((type) => objectsOfTypeQuery(type, language)) }).flatMap(({ data }) => data ?? [])
  return { museums, objects }
}

/** Clashes as sentences by the item that they stand at. */
export function useClashSentences(
  found: ReadonlyMap<string, readonly ItemClash[]>,
  museums: Catalogue['museums'],
): ReadonlyMap<string, readonly string[]> {
  const t = useTranslations('programme')
  const { language } = useLanguage()
  const named = (item: BasketItem | undefined) => {
    const museum = museums.find(({ id }) => id === item?.draft.museum_id)
    return item && museum ? `${nameOf(museum.name, language)} ${hourOfItem(item)}` : ''
  }
  return new Map(
    [...found].map(([id, clashes]) => [
      id,
      clashes.map(({ kind, earlier, ...numbers }) => t(`clash.${kind}`, { first: named(earlier), ...clashNumbers(numbers) })),
    ]),
  )
}
