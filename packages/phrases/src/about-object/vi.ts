import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const vi: PhrasesLike<typeof ru> = {
  title: 'Về điểm tham quan',
  address: 'Địa chỉ',
  entrance: 'Lối vào',
  hours: 'Giờ mở cửa',
  onDay: 'Ngày tham quan',
  specialDays: 'Ngày đặc biệt',
  open: 'mở cửa',
  closed: 'đóng cửa',
  group: 'Đoàn',
  least: 'từ {count} khách',
  most: 'tối đa {count} khách',
  between: 'từ {least} đến {most} khách',
  perGuide: 'Mỗi hướng dẫn viên',
  noShow: 'Nếu đoàn không đến',
  noShowShare: '{percent}% giá',
  noShowFree: 'không phải trả',
}
export default vi
