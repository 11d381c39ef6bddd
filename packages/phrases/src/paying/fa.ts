import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  group: { overdue: 'معوق', today: 'امروز', later: 'بعداً' },
  late: '{days, plural, one {# روز معوق} other {# روز معوق}}',
  nothing: 'آنچه را می‌پردازید انتخاب کنید.',
  afterNoun: 'شمارهٔ {id}',
  toVoucher: 'نمایش ووچر',
  voucher: 'ووچر',
}
