import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Voucher',
  valid_today: { said: 'Valid today', text: 'The group may go in.' },
  not_today: { said: 'Not for today', text: 'This voucher is for another day.' },
  used: { said: 'Already used', text: 'The group went in: {at}.' },
  cancelled: { said: 'Cancelled', text: 'The order was cancelled: this voucher admits nobody.' },
  replaced: { said: 'Replaced', text: 'The order was changed. Ask for the new voucher.' },
  unknown: { said: 'No such voucher', text: 'Check the code or scan it again.' },
  limited: { said: 'Too many requests', text: 'Wait a minute and open this page again.' },
  number: 'Order {number}',
  entrance: 'Entrance',
  day: 'Day',
  people: 'People',
  adult: 'Adult',
  duty: 'Duty desk',
  mark: 'Staff: mark the entry',
}
