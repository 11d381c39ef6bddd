import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  noPlaces: 'Hết chỗ',
  closed: 'Điểm tham quan đóng cửa ngày này',
  noLicense: 'Hướng dẫn viên không có giấy phép',
  debt: 'Còn nợ theo hợp đồng',
}
