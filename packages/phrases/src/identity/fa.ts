import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  signIn: 'ورود',
  tagline: 'سفارش بلیت موزه‌های سن‌پترزبورگ برای آژانس‌ها و راهنماها',
  login: 'نام کاربری',
  password: 'گذرواژه',
  showPassword: 'نمایش گذرواژه',
  hidePassword: 'پنهان کردن گذرواژه',
  submit: 'ورود',
  submitting: 'در حال ورود',
  loginMissing: 'نام کاربری را وارد کنید.',
  passwordMissing: 'گذرواژه را وارد کنید.',
  forgot: 'گذرواژه را فراموش کرده‌اید؟',
  newHere: 'هنوز با ما کار نمی‌کنید؟',
  toRegistration: 'ثبت‌نام آژانس یا راهنما',
  toLogin: 'بازگشت به ورود',
  staff: 'این نام کاربری متعلق به کارکنان شرکت است. <link>ورود کارکنان</link>',
  passwordSaved: 'گذرواژه ذخیره شد. با آن وارد شوید.',
  sessionOver:
    'مهلت ورود شما تمام شده است: زمان آن گذشته، در دستگاه دیگری خارج شده‌اید یا دستگاه‌های زیادی وارد بوده‌اند. دوباره وارد شوید؛ نوشته‌هایتان نگه داشته شده است.',
  secondStep: {
    who: 'نام کاربری <login></login>',
    other: 'ورود با نام دیگر',
    code: 'کد یک‌بارمصرف',
    codeHint: 'شش رقمی که اپلیکیشن رمزساز اکنون نشان می‌دهد',
    toRecovery: 'گوشی در دسترس نیست؟ کد بازیابی را وارد کنید',
    recoveryCode: 'کد بازیابی',
    recoveryHint: 'یکی از کدهایی که نگه داشته‌اید. هر کد فقط یک بار کار می‌کند',
    toCode: 'وارد کردن کد یک‌بارمصرف',
    missing: 'کد را وارد کنید.',
  },
}
