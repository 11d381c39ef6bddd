import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Về công ty',
  tabs: 'Công ty và tài liệu',
  tab: {
    company: 'Về công ty',
    contract: 'Hợp đồng',
    offer: 'Hợp đồng chào hàng',
    refund_policy: 'Chính sách hoàn tiền',
    consent: 'Đồng ý xử lý dữ liệu',
  },
  lead: 'Chúng tôi đặt vé bảo tàng, máy nghe đoàn và thuyết minh tự động, hướng dẫn viên, xe và đăng ký lịch tham quan cho đại lý, hãng lữ hành và hướng dẫn viên.',
  documents: 'Tài liệu',
  edition: 'Bản {version}, hiệu lực từ {date}',
  untranslated: 'Văn bản này chưa được dịch. Bạn đang xem bản gốc tiếng Nga.',
  print: 'In',
  missingTitle: 'Không có văn bản này',
  missingText: 'Bản này chưa được công bố hoặc số trong liên kết không đúng.',
  none: 'Chưa có tài liệu nào được công bố.',
  failed: 'Không tải được văn bản',
}
