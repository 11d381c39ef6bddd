import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const zh: PhrasesLike<typeof ru> = {
  title: '场馆须知',
  address: '地址',
  entrance: '入口',
  hours: '开放时间',
  onDay: '参观当天',
  specialDays: '特殊日期',
  open: '开放',
  closed: '闭馆',
  group: '团队人数',
  least: '至少{count}人',
  most: '最多{count}人',
  between: '{least}至{most}人',
  perGuide: '每名导游',
  noShow: '团队未到场',
  noShowShare: '收取价格的{percent}%',
  noShowFree: '无需付款',
}
export default zh
