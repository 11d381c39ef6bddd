import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '价目表',
  lead: '订单按参观当日的价目表计价。价格以卢布计，已含增值税。',
  own: '贵方合同价',
  period: '{from} — {until}',
  inForce: '今日有效',
  download: '下载 {format}：{category}，{year}，{name}',
  emptyTitle: '暂无价目表',
  emptyText: '各团队类别的年度价格将显示在这里。',
  failed: '价目表未能加载',
}
