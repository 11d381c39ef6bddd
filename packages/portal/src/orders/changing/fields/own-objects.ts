import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import type { OrderFields } from '../../new-order/fields/order-fields.ts'
import { typeIn } from '../../new-order/fields/picked-fields.tsx'

/** The objects of the order's museum, to choose from. */
export function useOwnObjects(fields: OrderFields) {
  const { language } = useLanguage()
  const query = useQuery(objectsOfTypeQuery(typeIn(fields), language))
  const own = (query.data ?? []).filter(({ museum_id }) => museum_id === fields.values.museum_id)
  return { query, options: own.map(({ system_id, name }) => ({ value: system_id, label: nameOf(name, language) })) }
}
