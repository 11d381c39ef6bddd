import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Price list',
  lead: 'An order costs what the price list says for the day of the visit. Prices in rubles, VAT included.',
  own: 'by your contract',
  period: '{from} — {until}',
  inForce: 'in force today',
  download: 'Download {format}: {category}, {year}, {name}',
  emptyTitle: 'No price lists yet',
  emptyText: 'Prices for the year will appear here for each group category.',
  failed: 'The price lists did not load',
}
