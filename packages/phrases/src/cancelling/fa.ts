import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  title: 'سفارش شمارهٔ {id} لغو شود؟',
  places: '{count, plural, one {# جا بلافاصله به فروش برمی‌گردد.} other {# جا بلافاصله به فروش برمی‌گردد.}}',
  waiting: 'سفارش از فهرست انتظار بیرون می‌رود و نوبتش را از دست می‌دهد.',
  charge: 'دیگر لازم نیست <sum></sum> را بپردازید؛ جریمه‌ای هم نیست.',
  paid: '<sum></sum> پرداختی شما در موجودی‌تان می‌ماند.',
  penalty: 'جریمه: <sum></sum>. مهلت تغییر رایگان {moment} تمام شد.',
  restOfCharge: 'بقیه، یعنی <sum></sum>، دیگر لازم نیست پرداخت شود.',
  paidLessPenalty: 'از <sum></sum> پرداختی شما، <rest></rest> در موجودی‌تان می‌ماند.',
  paidForPenalty: '<sum></sum> پرداختی شما بابت جریمه کسر می‌شود.',
  owing: 'مبلغ قابل پرداخت باقی‌مانده: <sum></sum>.',
  perhapsPenalty: 'مهلت تغییر رایگان تمام شده است. اگر جریمه‌ای باشد، مالک یا مدیر سفارش‌ها لغو را تأیید می‌کند.',
  changed: 'تا این پنجره باز بود جریمه تغییر کرد. مبلغ‌ها را ببینید.',
  pendingChange: 'تغییری که هنوز در انتظار پاسخ است نیز کنار گذاشته می‌شود.',
  forever: 'سفارش به بایگانی می‌رود و بازگرداندن آن ممکن نیست.',
  keep: 'نگه داشتن سفارش',
  confirm: 'لغو سفارش',
  confirmLoss: 'لغو سفارش، <loss></loss>',
}
