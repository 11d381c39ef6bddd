import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  both: '{hours}小时{minutes}分',
  hours: '{hours}小时',
  minutes: '{minutes}分钟',
  seconds: '{seconds}秒',
}
