import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en: PhrasesLike<typeof ru> = {
  title: 'About the venue',
  address: 'Address',
  entrance: 'Entrance',
  hours: 'Opening hours',
  onDay: 'On the visit date',
  specialDays: 'Special days',
  open: 'open',
  closed: 'closed',
  group: 'Group',
  least: 'from {count} people',
  most: 'up to {count} people',
  between: '{least} to {most} people',
  perGuide: 'For one guide',
  noShow: 'If the group does not come',
  noShowShare: '{percent}% of the price',
  noShowFree: 'nothing to pay',
}
export default en
