import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  calendar: {
    title: 'تقویم سفارش‌ها',
    toToday: 'رفتن به امروز',
    day: '{date}: {orders}',
    changesWait: '{count, plural, one {# تغییر در انتظار تصمیم است} other {# تغییر در انتظار تصمیم است}}',
    emptyDay: '{date}: سفارشی نیست',
    none: 'در این روز سفارشی نیست.',
  },
  deadlines: {
    title: 'مهلت‌ها',
    freeChanges: 'آخرین مهلت تغییر رایگان: {museum}',
    numberAndVisit: 'شمارهٔ {id} · تا \u2066{time}\u2069 · بازدید {day}',
  },
  balance: {
    title: 'ماندهٔ حساب',
    debt: 'بدهی',
    credit: 'در حساب شما',
    available: 'قابل استفاده برای سفارش',
    fees: 'هزینه‌های تمدید',
    opening: 'بدهی از سامانهٔ پیشین',
    archived: 'قابل پرداخت در بایگانی',
    again: 'تلاش دوباره',
    settlement: { pay_now: 'پرداخت بلافاصله پس از تأیید', invoice: 'پرداخت با صورت‌حساب', deposit: 'سفارش از محل سپرده' },
  },
  wishes: {
    due: '{museum}: ثبت برنامهٔ بازدید {month} {by} ممکن است و هنوز چیزی ثبت نکرده‌اید.',
    send: 'ثبت برنامهٔ بازدید',
    toSend: '{count, plural, one {ثبت # برنامهٔ بازدید} other {ثبت # برنامهٔ بازدید}}',
  },
  kept: {
    title: '\u2066{sum}\u2069 از موجودی پرداخت شود؟',
    orders:
      '{count, plural, =1 {برای سفارش شمارهٔ \u2066{ids}\u2069 پرداخت می‌شود.} other {برای سفارش‌های \u2066{ids}\u2069 پرداخت می‌شود، نزدیک‌ترین‌ها اول.}}',
    rest: '\u2066{sum}\u2069 در موجودی می‌ماند.',
    confirm: 'پرداخت \u2066{sum}\u2069 از موجودی',
    busy: 'در حال پرداخت از موجودی',
    done: '\u2066{sum}\u2069 از موجودی شما پرداخت شد.',
    keep: 'انصراف',
  },
}
