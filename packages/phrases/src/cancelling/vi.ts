import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Hủy đơn số {id}?',
  places: '{count, plural, other {# chỗ sẽ được bán lại ngay.}}',
  waiting: 'Đơn sẽ rời danh sách chờ và mất lượt.',
  charge: 'Bạn không phải trả <sum></sum> nữa, không mất phí phạt.',
  paid: 'Số tiền đã trả <sum></sum> chuyển vào số dư của bạn.',
  penalty: 'Phí phạt <sum></sum>: hạn thay đổi miễn phí là {moment}.',
  restOfCharge: 'Phần còn lại <sum></sum> không phải trả.',
  paidLessPenalty: 'Trong <sum></sum> đã trả, <rest></rest> chuyển vào số dư của bạn.',
  paidForPenalty: 'Số tiền đã trả <sum></sum> sẽ dùng để trả phí phạt.',
  owing: 'Còn phải trả <sum></sum>.',
  perhapsPenalty: 'Đã hết hạn thay đổi miễn phí. Nếu có phí phạt, chủ tài khoản hoặc quản lý sẽ xác nhận việc hủy.',
  changed: 'Phí phạt đã thay đổi trong lúc cửa sổ này mở. Hãy kiểm tra số tiền.',
  pendingChange: 'Thay đổi còn đang chờ trả lời cũng sẽ bị hủy.',
  forever: 'Đơn sẽ chuyển vào lưu trữ và không thể khôi phục.',
  keep: 'Giữ lại đơn',
  confirm: 'Hủy đơn',
  confirmLoss: 'Hủy đơn, <loss></loss>',
}
