import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'فهرست قیمت',
  year: '{from} تا {until}',
  own: 'قیمت‌های قرارداد شما',
  money: 'قیمت‌ها به روبل و با مالیات بر ارزش افزوده است.',
  terms: 'شرایط',
  tier: '{item}: از {from} نفر به بالا، \u2066{amount}\u00a0₽\u2069',
  group: '{item}: قیمت برای کل گروه',
  free: '{item}: از هر {per} نفر 1 نفر رایگان',
  freeMax: '{item}: از هر {per} نفر 1 نفر رایگان، حداکثر {max} نفر',
  vat: '{item}: شامل {percent} درصد مالیات بر ارزش افزوده',
}
