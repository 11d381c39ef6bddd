import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'فهرست قیمت',
  lead: 'قیمت سفارش همان است که فهرست قیمت برای روز بازدید می‌گوید. قیمت‌ها به روبل و با مالیات بر ارزش افزوده است.',
  own: 'طبق قرارداد شما',
  period: '{from} تا {until}',
  inForce: 'امروز معتبر است',
  download: 'دریافت {format}: {category}، {year}، {name}',
  emptyTitle: 'هنوز فهرست قیمتی نیست',
  emptyText: 'قیمت‌های سال برای هر نوع گروه اینجا می‌آید.',
  failed: 'فهرست‌های قیمت بارگذاری نشد',
}
