import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'ووچر',
  valid_today: { said: 'امروز معتبر است', text: 'گروه می‌تواند وارد شود.' },
  not_today: { said: 'برای امروز نیست', text: 'این ووچر برای روز دیگری است.' },
  used: { said: 'استفاده شده است', text: 'گروه وارد شده است: {at}.' },
  cancelled: { said: 'لغو شده است', text: 'سفارش لغو شده است؛ با این ووچر کسی وارد نمی‌شود.' },
  replaced: { said: 'جایگزین شده است', text: 'سفارش تغییر کرده است. ووچر جدید را بخواهید.' },
  unknown: { said: 'چنین ووچری نیست', text: 'کد را بررسی کنید یا دوباره اسکن کنید.' },
  limited: { said: 'درخواست‌ها زیاد است', text: 'یک دقیقه صبر کنید و صفحه را دوباره باز کنید.' },
  number: 'سفارش شمارهٔ {number}',
  entrance: 'ورودی',
  day: 'روز',
  people: 'تعداد نفرات',
  adult: 'بزرگسال',
  duty: 'مسئول شیفت',
  mark: 'برای کارمند: ثبت ورود',
}
