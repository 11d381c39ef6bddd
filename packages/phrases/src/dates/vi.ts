import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const vi: PhrasesLike<typeof ru> = {
  open: 'Mở lịch',
  noDate: 'Nhập ngày, ví dụ 20.05.2026.',
  noMoment: 'Nhập ngày và giờ, ví dụ 20.05.2026 09:30.',
  noTime: 'Nhập giờ, ví dụ 09:30.',
  daysOfMonth: 'Tháng này có {days} ngày',
  notBefore: 'Không trước {date}',
  notAfter: 'Không sau {date}',
  closed: '{date}: không chọn được',
  chooseEnd: 'Bây giờ chọn ngày cuối',
}

export default vi
