import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en: PhrasesLike<typeof ru> = {
  open: 'Find and open',
  title: 'Find and open',
  field: 'Order number, museum, screen or action',
  close: 'Close',
  recent: 'Recent',
  groups: { orders: 'Orders', museums: 'Museums', customers: 'Customers', screens: 'Screens', acts: 'Actions' },
  found: '{count, plural, one {# line found} other {# lines found}}',
  none: 'Nothing found. Three digits of a number or a part of a name are enough.',
  loading: 'Searching',
  failed: 'Orders and names did not load. Screens and actions still open.',
  walk: 'line',
  enter: 'open',
  newTab: 'in a new tab',
  order: 'order {id}',
  openOrder: 'Open order {id}',
  inArchive: 'in the archive',
  ofMuseum: 'orders of this museum',
  editMuseum: 'in the catalogue',
  language: 'Language: {name}',
}

export default en
