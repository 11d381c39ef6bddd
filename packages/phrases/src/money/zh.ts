import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  due: '应付<sum></sum>',
  dueNow: '目前应付<sum></sum>',
  expected: '确认后<sum></sum>',
  paid: '已付<sum></sum>',
  today: '今天<sum></sum>',
  overdue: '逾期<sum></sum>',
  opening: '旧系统结转<sum></sum>',
  kept: '余额<sum></sum>',
  useKept: '用于抵付',
  allUnpaid: '全部未付',
}
