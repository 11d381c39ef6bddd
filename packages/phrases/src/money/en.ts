import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  due: '<sum></sum> to pay',
  dueNow: '<sum></sum> to pay now',
  expected: '<sum></sum> if we confirm',
  paid: '<sum></sum> paid',
  today: '<sum></sum> today',
  overdue: '<sum></sum> overdue',
  opening: '<sum></sum> from the previous system',
  kept: '<sum></sum> on the balance',
  useKept: 'use it',
  allUnpaid: 'All unpaid',
}
