import type { FieldWords } from './shape.ts'

export const fa = {
  /** What fields say by themselves while somebody types. */
  typing: {
    notWhole: 'عدد درست بنویسید.',
    over: 'حداکثر {most, number} نویسه؛ {over, number} نویسه زیاد است.',
    others: '{count, number} مورد دیگر',
    drop: 'پرونده را رها کنید',
    lost: 'فهرست بارگذاری نشد. دوباره تلاش می‌کنیم.',
    clearAll: 'پاک کردن همه',
    show: 'نمایش {count}',
  },
  fields: {
    required: '«{field}» را پر کنید.',
    invalid: 'این مقدار را بررسی کنید.',
    too_short: 'بیش از اندازه کوتاه است.',
    too_long: 'بیش از اندازه بلند است.',
    too_small: 'بیش از اندازه کم است.',
    too_big: 'بیش از اندازه زیاد است.',
    date: 'چنین تاریخی وجود ندارد.',
    time: 'ساعت را این‌گونه بنویسید: 09:30.',
    month: 'چنین ماهی وجود ندارد.',
    text: 'برخی نویسه‌ها در اینجا مجاز نیستند.',
    email: 'نشانی ایمیل درست به نظر نمی‌رسد.',
    phone: 'شماره را با رقم و با کد کشور بنویسید.',
    inn: 'در INN اشتباهی هست؛ رقم‌ها را بررسی کنید.',
    kpp: 'KPP نه نویسه دارد و فقط شرکت‌ها آن را دارند.',
    ogrn: 'در OGRN اشتباهی هست؛ رقم‌ها را بررسی کنید.',
    bik: 'BIK نه رقم دارد.',
    account: 'شمارهٔ حساب بیست نویسه دارد.',
    account_key: 'شمارهٔ حساب با BIK مطابقت ندارد.',
  },
} as const satisfies FieldWords
