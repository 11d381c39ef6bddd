import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  both: '{hours}\u00a0giờ {minutes}\u00a0phút',
  hours: '{hours}\u00a0giờ',
  minutes: '{minutes}\u00a0phút',
  seconds: '{seconds}\u00a0giây',
}
