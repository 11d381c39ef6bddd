import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  group: { overdue: '逾期', today: '今天', later: '以后' },
  late: '{days, plural, other {逾期#天}}',
  nothing: '请勾选要付款的项目。',
  afterNoun: '编号{id}',
  toVoucher: '出示凭证',
  voucher: '凭证',
}
