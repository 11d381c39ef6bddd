import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Phiếu dịch vụ',
  valid_today: { said: 'Có hiệu lực hôm nay', text: 'Đoàn được vào cửa.' },
  not_today: { said: 'Không phải hôm nay', text: 'Phiếu này dành cho ngày khác.' },
  used: { said: 'Đã sử dụng', text: 'Đoàn đã vào cửa: {at}.' },
  cancelled: { said: 'Đã hủy', text: 'Đơn đã bị hủy: phiếu này không còn giá trị vào cửa.' },
  replaced: { said: 'Đã được thay', text: 'Đơn đã thay đổi. Hãy yêu cầu phiếu mới.' },
  unknown: { said: 'Không có phiếu này', text: 'Hãy kiểm tra mã hoặc quét lại.' },
  limited: { said: 'Quá nhiều yêu cầu', text: 'Hãy đợi một phút rồi mở lại trang này.' },
  number: 'Đơn số {number}',
  entrance: 'Lối vào',
  day: 'Ngày',
  people: 'Số người',
  adult: 'Người lớn',
  duty: 'Nhân viên trực',
  mark: 'Nhân viên: ghi nhận vào cửa',
}
