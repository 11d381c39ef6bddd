import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  noScripts: 'Cổng này chỉ hoạt động khi có tập lệnh. Hãy bật JavaScript trong cài đặt trình duyệt rồi tải lại trang.',
}
