import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  noPlaces: '没有名额',
  closed: '该场馆当天不开放',
  noLicense: '导游没有导游证',
  debt: '合同项下有欠款',
}
