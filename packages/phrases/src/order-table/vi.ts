import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  mark: 'đánh dấu',
  markOrder: 'Đánh dấu đơn số {id}',
  date: 'ngày',
  hour: 'giờ',
  place: 'bảo tàng, địa điểm',
  people: 'khách',
  status: 'trạng thái',
  where: 'bảo tàng, địa điểm · lối vào, trả lời',
  number: 'đơn',
  refno: 'mã tham chiếu',
  guide: 'hướng dẫn viên',
  sum: 'số tiền',
  due: 'phải trả',
  act: 'thao tác',
  row: 'dòng',
  pay: 'thanh toán {count}',
}
