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
  loginMissing: 'Hãy nhập tên đăng nhập.',
  passwordMissing: 'Hãy nhập mật khẩu.',
  forgot: 'Quên mật khẩu?',
  newHere: 'Chưa làm việc với chúng tôi?',
  toRegistration: 'Đăng ký công ty lữ hành hoặc hướng dẫn viên',
  toLogin: 'Về trang đăng nhập',
  staff: 'Đây là tên đăng nhập của nhân viên công ty. <link>Đăng nhập cho nhân viên</link>',
  passwordSaved: 'Đã lưu mật khẩu. Hãy đăng nhập bằng mật khẩu này.',
  sessionOver:
    'Phiên đã kết thúc: hết hạn, bị đóng trên thiết bị khác hoặc có quá nhiều phiên đang mở. Hãy đăng nhập lại, nội dung đã nhập vẫn được giữ.',
  secondStep: {
    who: 'Tên đăng nhập <login></login>',
    other: 'Dùng tên khác',
    code: 'Mã trong ứng dụng',
    codeHint: 'Sáu chữ số ứng dụng đang hiển thị',
    toRecovery: 'Không có điện thoại bên mình: nhập mã khôi phục',
    recoveryCode: 'Mã khôi phục',
    recoveryHint: 'Một trong các mã bạn đã lưu. Mỗi mã chỉ dùng được một lần',
    toCode: 'Nhập mã trong ứng dụng',
    missing: 'Hãy nhập mã.',
  },
}
