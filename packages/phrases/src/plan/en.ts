import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  label: 'The programme by days',
  overlap: 'overlap {minutes}\u00a0min',
  travel: '{gap}\u00a0min, travel {road}',
  hoursShown: 'Hours {from}–{to} shown, the others are empty ·',
  wholeDay: 'whole day',
  usedHours: 'used hours only',
  keys: { choose: 'choose', move: 'move by 15\u00a0min or to another time slot', line: 'to its row' },
  earlier: 'Earlier',
  later: 'Later',
  toLine: 'To its row',
  moved: '{name}: {time}',
  noneEarlier: '{name}: nothing available earlier',
  noneLater: '{name}: nothing available later',
  unsent: 'not sent',
  refused: 'not accepted',
}
