import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  signIn: 'Đăng nhập',
  tagline: 'Đặt vé bảo tàng Saint Petersburg cho công ty lữ hành và hướng dẫn viên',
  login: 'Tên đăng nhập',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập',
  loginMissing: 'Hãy nhập tên đăng nhập',
  passwordMissing: 'Hãy nhập mật khẩu',
}
