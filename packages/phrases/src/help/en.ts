import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en: PhrasesLike<typeof ru> = {
  title: 'Help',
  failed: 'The answers did not load',
  search: 'Search the help',
  found: 'Found',
  nothing: 'Nothing found. Try other words, or look for your question in the list below.',
  beside: 'Related',
  original: 'Not translated: this is the Russian text.',
  toTexts: 'Edit the help texts',
}
export default en
