import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  group: { overdue: 'Quá hạn', today: 'Hôm nay', later: 'Sau này' },
  late: '{days, plural, other {quá hạn # ngày}}',
  nothing: 'Hãy chọn mục cần thanh toán.',
  afterNoun: 'số {id}',
  toVoucher: 'Mở phiếu',
  voucher: 'Phiếu',
}
