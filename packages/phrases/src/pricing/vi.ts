import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Bảng giá',
  lead: 'Đơn đặt được tính theo bảng giá của ngày tham quan. Giá bằng rúp, đã gồm VAT.',
  own: 'theo hợp đồng của bạn',
  period: '{from} — {until}',
  inForce: 'đang áp dụng hôm nay',
  download: 'Tải {format}: {category}, {year}, {name}',
  emptyTitle: 'Chưa có bảng giá',
  emptyText: 'Giá theo năm cho từng loại đoàn sẽ hiện ở đây.',
  failed: 'Không tải được bảng giá',
}
