import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const zh: PhrasesLike<typeof ru> = {
  open: '打开日历',
  noDate: '请填写日期，例如2026-05-20。',
  noMoment: '请填写日期和时间，例如2026-05-20 09:30。',
  noTime: '请填写时间，例如09:30。',
  daysOfMonth: '该月只有 {days} 天',
  notBefore: '不早于 {date}',
  notAfter: '不晚于 {date}',
  closed: '{date}，不可选',
  chooseEnd: '再选最后一天',
}

export default zh
