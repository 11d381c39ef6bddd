import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const vi: PhrasesLike<typeof ru> = {
  title: 'Tin tức',
  failed: 'Không tải được tin tức',
  emptyTitle: 'Chưa có tin tức',
  emptyText: 'Khi bảo tàng hoặc chúng tôi có thay đổi, bạn sẽ đọc tại đây.',
  fresh: 'mới',
  original: 'Chưa có bản dịch, đây là bản tiếng Nga.',
  advert: 'quảng cáo',
  more: 'Tìm hiểu thêm',
  close: 'Đóng quảng cáo',
  understood: 'Đã hiểu',
  submission: 'Nhận đăng ký lịch {month} đến {moment}.',
  notices: 'Thông báo',
}
export default vi
