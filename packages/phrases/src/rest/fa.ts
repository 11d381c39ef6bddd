import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  both: '{hours} ساعت و {minutes} دقیقه',
  hours: '{hours} ساعت',
  minutes: '{minutes} دقیقه',
  seconds: '{seconds} ثانیه',
}
