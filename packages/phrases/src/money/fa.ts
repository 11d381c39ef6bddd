import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  due: 'قابل پرداخت <sum></sum>',
  dueNow: 'اکنون قابل پرداخت <sum></sum>',
  expected: 'پس از تأیید <sum></sum>',
  paid: 'پرداخت‌شده <sum></sum>',
  today: 'امروز <sum></sum>',
  overdue: 'معوق <sum></sum>',
  opening: 'از سامانهٔ پیشین <sum></sum>',
  kept: 'در موجودی <sum></sum>',
  useKept: 'استفاده برای پرداخت',
  allUnpaid: 'همهٔ پرداخت‌نشده‌ها',
}
