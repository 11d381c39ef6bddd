import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  label: 'The programme by days',
  overlap: 'overlap {minutes} min',
  travel: '{gap} min, travel {road}',
  hoursShown: 'Hours {from}–{to} shown, the others are empty ·',
  wholeDay: 'whole day',
  usedHours: 'used hours only',
  keys: { choose: 'choose', move: 'move by 15 min or to another time slot', line: 'to its line' },
  earlier: 'Earlier',
  later: 'Later',
  toLine: 'To its line',
  moved: '{name}: {time}',
  noneEarlier: '{name}: nothing free earlier',
  noneLater: '{name}: nothing free later',
  unsent: 'not sent',
  refused: 'refused',
}
