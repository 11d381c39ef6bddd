import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  label: 'Chương trình theo ngày',
  overlap: 'trùng {minutes} phút',
  travel: '{gap} phút, di chuyển {road}',
  hoursShown: 'Hiện {from}–{to} giờ, các giờ khác trống ·',
  wholeDay: 'cả ngày',
  usedHours: 'chỉ các giờ có lịch',
  keys: { choose: 'chọn', move: 'dời 15 phút hoặc sang khung giờ khác', line: 'đến dòng' },
  earlier: 'Sớm hơn',
  later: 'Muộn hơn',
  toLine: 'Đến dòng',
  moved: '{name}: {time}',
  noneEarlier: '{name}: không còn giờ trống sớm hơn',
  noneLater: '{name}: không còn giờ trống muộn hơn',
  unsent: 'chưa gửi',
  refused: 'bị từ chối',
}
