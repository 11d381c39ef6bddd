import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  group: { overdue: 'Overdue', today: 'Today', later: 'Later' },
  late: '{days, plural, one {# day overdue} other {# days overdue}}',
  nothing: 'Choose what to pay.',
  afterNoun: '{id}',
  toVoucher: 'Show the voucher',
  voucher: 'Voucher',
}
