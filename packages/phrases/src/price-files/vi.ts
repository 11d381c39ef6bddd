import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  title: 'Bảng giá',
  year: '{from}–{until}',
  own: 'Giá theo hợp đồng của bạn',
  money: 'Giá tính bằng rúp, đã gồm VAT.',
  terms: 'Điều kiện',
  tier: '{item}: từ {from} khách, {amount}\u00a0₽',
  group: '{item}: giá cho cả đoàn',
  free: '{item}: miễn phí 1 trong {per} khách',
  freeMax: '{item}: miễn phí 1 trong {per} khách, tối đa {max}',
  vat: '{item}: gồm VAT {percent}%',
}
