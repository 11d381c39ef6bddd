import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  mark: '标记',
  markOrder: '标记订单{id}',
  date: '日期',
  hour: '时间',
  place: '博物馆、场馆',
  people: '人数',
  status: '状态',
  where: '博物馆、场馆 · 入口、答复',
  number: '订单',
  refno: '团号',
  guide: '导游',
  sum: '金额',
  due: '应付',
  act: '操作',
  row: '行',
  pay: '付款{count}',
}
