import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Góp ý',
  write: 'Viết góp ý',
  aboutOrder: 'Báo sự cố',
  newTitle: 'Góp ý mới',
  newText: 'Câu hỏi, đề xuất, khiếu nại hoặc lời cảm ơn: câu trả lời sẽ hiện ở đây.',
  kind: { question: 'Câu hỏi', suggestion: 'Đề xuất', complaint: 'Khiếu nại', thanks: 'Cảm ơn' },
  state: { waiting: 'chờ trả lời', answered: 'đã trả lời', closed: 'đã đóng' },
  fields: { kind: 'Về việc gì', order: 'Mã đơn', text: 'Nội dung', files: 'Tệp' },
  orderHint: 'Nếu viết về một đơn.',
  orderWrong: 'Mã đơn chỉ gồm chữ số',
  textHint: 'Tối đa 4000 ký tự.',
  filesHint: 'Tối đa năm tệp: PDF, ảnh, XLSX, mỗi tệp đến 10 MB.',
  missing: { kind: 'Hãy chọn loại góp ý.', text: 'Hãy viết nội dung.' },
  notSent: 'Góp ý chưa được gửi',
  send: 'Gửi',
  sending: 'Đang gửi',
  openOrder: 'Đơn số {id}',
  back: 'Tất cả góp ý',
  closedNote: 'Góp ý này đã đóng. Viết thêm thì sẽ mở lại.',
  emptyTitle: 'Chưa có góp ý',
  emptyText: 'Hãy viết cho chúng tôi: câu trả lời sẽ hiện ở đây.',
  failed: 'Không tải được góp ý',
}
