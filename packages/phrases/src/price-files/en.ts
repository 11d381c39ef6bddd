import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Price list',
  year: '{from}–{until}',
  own: 'Prices of your contract',
  money: 'Prices in rubles, VAT included.',
  terms: 'Terms',
  tier: '{item}: from {from} people, {amount} ₽',
  group: '{item}: price for the group',
  free: '{item}: 1 in {per} free',
  freeMax: '{item}: 1 in {per} free, {max} at most',
  vat: '{item}: includes {percent}% VAT',
}
