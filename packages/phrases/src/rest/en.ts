import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  both: '{hours}\u00a0h {minutes}\u00a0min',
  hours: '{hours}\u00a0h',
  minutes: '{minutes}\u00a0min',
  seconds: '{seconds}\u00a0s',
}
