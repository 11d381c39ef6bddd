import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Price list',
  year: '{from}–{until}',
  own: 'Prices under your contract',
  money: 'Prices in roubles. If a service carries VAT, the price already includes it.',
  terms: 'Terms',
  tier: '{item}: from {from} people, {amount}\u00a0₽',
  group: '{item}: price for the group',
  free: '{item}: 1 in {per} free',
  freeMax: '{item}: 1 in {per} free, {max} at most',
  vat: '{item}: includes {percent}% VAT',
}
