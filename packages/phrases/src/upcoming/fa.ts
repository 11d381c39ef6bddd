import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  today: {
    minutes: '{minutes} دقیقهٔ دیگر',
    hours: '{hours} ساعت دیگر',
    hoursAndMinutes: '{hours} ساعت و {minutes} دقیقهٔ دیگر',
    now: 'ورود همین حالا',
  },
  needs: {
    title: 'در انتظار شما',
    more: '{count} مورد دیگر',
    atToday: 'امروز، \u2066{time}\u2069',
    atTomorrow: 'فردا، \u2066{time}\u2069',
    atLater: '{moment}',
    byToday: 'امروز تا \u2066{time}\u2069',
    byTomorrow: 'فردا تا \u2066{time}\u2069',
    byLater: 'تا {moment}',
    payUntil:
      '{what}: {by} پرداخت کنید، وگرنه {count, plural, =0 {سفارش لغو می‌شود} one {# جا به فروش برمی‌گردد} other {# جا به فروش برمی‌گردد}}.',
    payToday: '{what}: سفارش باید امروز پرداخت شود.',
    late: '{what}: پرداخت {count, plural, one {# روز} other {# روز}} معوق است.',
    lateTogether: 'پرداخت {count, plural, one {# سفارش} other {# سفارش}} معوق است، نخستین آن‌ها {day} بود.',
    otherTime: '{what}: جا نیست. برای همهٔ {count, plural, one {# نفر} other {# نفر}} جا هست: \u2066{slot}\u2069.',
    guide: '{what}: راهنما مجوز معتبر ندارد، راهنمای همراه اضافه کنید.',
    agree: '{what}: تغییر در انتظار موافقت شماست.',
    agreeToEnd: '{what}: لغو در انتظار موافقت شماست.',
    pay: 'پرداخت <sum></sum>',
    decide: 'تصمیم‌گیری',
    take: 'گرفتن \u2066{slot}\u2069',
    againAt: 'برای \u2066{slot}\u2069',
    addGuide: 'افزودن راهنما',
    rowToday: 'امروز پرداخت شود',
    rowLate: '{count, plural, one {# روز} other {# روز}} معوق',
    rowAgree: 'در انتظار موافقت شما',
    rowOtherTime: 'جا هست: \u2066{slot}\u2069',
    rowGuide: 'راهنمای دارای مجوز لازم است',
  },
}
