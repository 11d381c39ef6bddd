import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'دربارهٔ شرکت',
  tabs: 'شرکت و اسناد آن',
  tab: {
    company: 'دربارهٔ شرکت',
    contract: 'قرارداد',
    offer: 'قرارداد پیشنهادی',
    refund_policy: 'قواعد بازپرداخت',
    consent: 'موافقت با پردازش داده‌ها',
  },
  lead: 'برای آژانس‌ها، تورگردان‌ها و راهنماها بلیت موزه، راهنمای رادیویی و صوتی، راهنما و حمل‌ونقل سفارش می‌دهیم و برنامهٔ بازدید ثبت می‌کنیم.',
  documents: 'اسناد',
  edition: 'ویرایش \u2066{version}\u2069، معتبر از {date}',
  untranslated: 'این متن ترجمه نشده است. متن اصلی روسی را می‌بینید.',
  print: 'چاپ',
  missingTitle: 'چنین متنی نیست',
  missingText: 'این ویرایش هنوز منتشر نشده یا شماره در پیوند نادرست است.',
  none: 'هنوز سندی منتشر نشده است.',
  failed: 'متن بارگذاری نشد',
}
