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
}
