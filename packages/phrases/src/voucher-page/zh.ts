import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  title: '凭证',
  valid_today: { said: '今日有效', text: '可以放行该团队。' },
  not_today: { said: '不是今天的凭证', text: '此凭证用于其他日期。' },
  used: { said: '已使用', text: '团队已入场：{at}。' },
  cancelled: { said: '已取消', text: '订单已取消，凭此凭证不能入场。' },
  replaced: { said: '已更换', text: '订单已修改，请对方出示新的凭证。' },
  unknown: { said: '没有这张凭证', text: '请核对编码或重新扫描。' },
  limited: { said: '请求过多', text: '请稍等一分钟后重新打开此页。' },
  number: '订单{number}',
  entrance: '入口',
  day: '日期',
  people: '人数',
  adult: '成人',
  duty: '值班',
  mark: '工作人员：登记入场',
}
