import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  mark: 'نشان‌گذاری',
  markOrder: 'نشان‌گذاری سفارش شمارهٔ {id}',
  date: 'روز',
  hour: 'ساعت',
  place: 'موزه، مجموعه',
  people: 'نفر',
  status: 'وضعیت',
  where: 'موزه، مجموعه · ورودی، پاسخ',
  number: 'سفارش',
  refno: 'شمارهٔ مرجع',
  guide: 'راهنما',
  sum: 'مبلغ',
  due: 'قابل پرداخت',
  act: 'کار',
  row: 'ردیف',
  pay: 'پرداخت {count}',
}
