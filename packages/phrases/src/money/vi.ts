import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  due: 'Phải trả <sum></sum>',
  dueNow: 'Hiện phải trả <sum></sum>',
  expected: 'nếu được xác nhận <sum></sum>',
  paid: 'đã trả <sum></sum>',
  today: 'hôm nay <sum></sum>',
  overdue: 'quá hạn <sum></sum>',
  opening: 'từ hệ thống trước <sum></sum>',
  kept: 'số dư <sum></sum>',
  useKept: 'dùng để trả',
  allUnpaid: 'Tất cả đơn chưa trả',
}
