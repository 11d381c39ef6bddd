import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  noScripts: 'The portal works only with scripts. Turn JavaScript on in your browser’s settings and reload the page.',
}
