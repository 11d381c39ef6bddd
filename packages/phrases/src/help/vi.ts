import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const vi: PhrasesLike<typeof ru> = {
  title: 'Trợ giúp',
  failed: 'Không tải được câu trả lời',
  search: 'Tìm trong trợ giúp',
  found: 'Kết quả',
  nothing: 'Không tìm thấy. Hãy thử từ khác hoặc tìm câu hỏi trong danh sách bên dưới.',
  beside: 'Câu hỏi liên quan',
  original: 'Chưa có bản dịch: đây là nguyên văn tiếng Nga.',
  toTexts: 'Sửa nội dung trợ giúp',
}
export default vi
