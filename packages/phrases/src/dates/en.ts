import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en: PhrasesLike<typeof ru> = {
  open: 'Open the calendar',
  noDate: 'Enter a date, for example 20.05.2026.',
  noMoment: 'Enter a date and a time, for example 20.05.2026 09:30.',
  noTime: 'Enter a time, for example 09:30.',
  daysOfMonth: 'That month has {days} days',
  notBefore: 'Not before {date}',
  notAfter: 'Not after {date}',
  closed: '{date}: cannot be chosen',
  chooseEnd: 'Now the last day',
}

export default en
