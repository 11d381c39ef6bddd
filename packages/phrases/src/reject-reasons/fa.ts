import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  noPlaces: 'جای خالی نیست',
  closed: 'مجموعه در این روز بسته است',
  noLicense: 'راهنما مجوز ندارد',
  debt: 'بدهی طبق قرارداد',
}
