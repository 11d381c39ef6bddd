import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const en: PhrasesLike<typeof ru> = {
  title: 'News',
  failed: 'The news did not load',
  emptyTitle: 'No news yet',
  emptyText: 'When something changes at the museums or with us, you will read it here.',
  fresh: 'new',
  original: 'Not translated: this is the Russian text.',
  advert: 'advert',
  more: 'Read more',
  close: 'Close the advert',
  understood: 'Got it',
  submission: 'Requests for {month} close on {moment}.',
  notices: 'Notices',
}
export default en
