import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '取消订单{id}？',
  places: '{count, plural, other {#个名额将立即重新开放销售。}}',
  waiting: '订单将退出候补名单，并失去排队顺序。',
  charge: '<sum></sum>无需再付，不收违约金。',
  paid: '已付的<sum></sum>将转入您的余额。',
  penalty: '违约金<sum></sum>：免费退改已于{moment}截止。',
  restOfCharge: '其余<sum></sum>无需再付。',
  paidLessPenalty: '已付<sum></sum>中，<rest></rest>将保留在您的余额中。',
  paidForPenalty: '已付的<sum></sum>将用于支付违约金。',
  owing: '还需支付<sum></sum>。',
  perhapsPenalty: '免费退改已截止。如有违约金，须由负责人或计调确认取消。',
  changed: '您查看期间违约金有变化，请核对金额。',
  pendingChange: '仍在等待答复的修改也会一并取消。',
  forever: '订单将归档，无法恢复。',
  keep: '保留订单',
  confirm: '确认取消订单',
  confirmLoss: '确认取消，<loss></loss>',
}
