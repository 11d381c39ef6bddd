import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '价目表',
  year: '{from} 至 {until}',
  own: '您的合同价',
  money: '价格以卢布计，已含增值税。',
  terms: '说明',
  tier: '{item}：{from} 人起每位 {amount}\u00a0₽',
  group: '{item}：按团计价',
  free: '{item}：每 {per} 位免 1 位',
  freeMax: '{item}：每 {per} 位免 1 位，最多免 {max} 位',
  vat: '{item}：含 {percent}% 增值税',
}
