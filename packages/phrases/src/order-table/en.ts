import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  mark: 'mark',
  markOrder: 'Mark order {id}',
  date: 'day',
  hour: 'time',
  place: 'museum, venue',
  people: 'people',
  status: 'status',
  where: 'museum, venue · entrance, answer',
  number: 'order',
  refno: 'reference',
  guide: 'guide',
  sum: 'total',
  due: 'to pay',
  act: 'action',
  row: 'row',
  pay: 'pay {count}',
}
