import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'ارتباط با ما',
  write: 'نوشتن',
  aboutOrder: 'گزارش مشکل',
  newTitle: 'بازخورد جدید',
  newText: 'پرسش، پیشنهاد، شکایت یا سپاس: پاسخ همین‌جا می‌آید.',
  kind: { question: 'پرسش', suggestion: 'پیشنهاد', complaint: 'شکایت', thanks: 'سپاس' },
  state: { waiting: 'در انتظار پاسخ', answered: 'پاسخ داده شد', closed: 'بسته شد' },
  fields: { kind: 'موضوع', order: 'شمارهٔ سفارش', text: 'پیام', files: 'فایل‌ها' },
  orderHint: 'اگر دربارهٔ یک سفارش است.',
  orderWrong: 'شمارهٔ سفارش فقط رقم دارد',
  textHint: 'تا 4000 نویسه.',
  filesHint: 'تا پنج فایل: PDF، تصویر یا XLSX، هر کدام تا 10 مگابایت.',
  missing: { kind: 'موضوع را انتخاب کنید.', text: 'پیام را بنویسید.' },
  notSent: 'بازخورد فرستاده نشد',
  send: 'ارسال',
  sending: 'در حال ارسال',
  openOrder: 'سفارش شمارهٔ \u2066{id}\u2069',
  back: 'همهٔ بازخوردها',
  closedNote: 'این بازخورد بسته شده است. اگر دوباره بنویسید باز می‌شود.',
  emptyTitle: 'هنوز بازخوردی نیست',
  emptyText: 'برای ما بنویسید؛ پاسخ همین‌جا نمایش داده می‌شود.',
  failed: 'بازخوردها بارگذاری نشد',
}
