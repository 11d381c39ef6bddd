import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  sheet: 'Prices',
  titles: {
    code: 'Object code',
    museum: 'Museum',
    object: 'Object',
    key: 'Item code',
    item: 'Item',
    price: 'Price, RUB',
    basis: 'Priced',
    tiers: 'By group size',
    free: 'Free: one in',
    limit: 'Free: at most',
    vat: 'VAT',
  },
  person: 'each',
  group: 'per group',
}
