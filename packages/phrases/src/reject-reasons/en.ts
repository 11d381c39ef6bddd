import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  noPlaces: 'No places',
  closed: 'The venue is closed on this day',
  noLicense: 'The guide has no licence',
  debt: 'Debt under the contract',
}
