import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  signIn: 'ورود',
  tagline: 'سفارش موزه‌های سن‌پترزبورگ برای آژانس‌ها و راهنماها',
  login: 'نام کاربری',
  password: 'گذرواژه',
  showPassword: 'نمایش گذرواژه',
  hidePassword: 'پنهان کردن گذرواژه',
  submit: 'ورود',
  submitting: 'در حال ورود',
  loginMissing: 'نام کاربری را وارد کنید',
  passwordMissing: 'گذرواژه را وارد کنید',
  forgot: 'گذرواژه را فراموش کرده‌اید؟',
  newHere: 'هنوز با ما کار نمی‌کنید؟',
  toRegistration: 'ثبت‌نام آژانس یا راهنما',
  toLogin: 'بازگشت به ورود',
  staff: 'این نام کاربری از آنِ کارکنان شرکت است. <link>ورود کارکنان</link>',
  passwordSaved: 'گذرواژه ذخیره شد. با آن وارد شوید.',
  sessionOver:
    'نشست پایان یافت: مهلت آن گذشته، در دستگاه دیگری بسته شده یا نشست‌های زیادی باز بوده است. دوباره وارد شوید؛ نوشته‌هایتان نگه داشته شده است.',
  secondStep: {
    who: 'نام کاربری <login></login>',
    other: 'ورود با نام دیگر',
    code: 'کد برنامه',
    codeHint: 'شش رقمی که برنامه اکنون نشان می‌دهد',
    toRecovery: 'تلفن همراهتان نیست: وارد کردن کد بازیابی',
    recoveryCode: 'کد بازیابی',
    recoveryHint: 'یکی از کدهایی که نگه داشته‌اید. هر کد فقط یک بار کار می‌کند',
    toCode: 'وارد کردن کد برنامه',
    missing: 'کد را وارد کنید',
  },
}
