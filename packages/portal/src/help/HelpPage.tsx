import { HelpView } from '@anfilada/browser/help/HelpView'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/help/ru')),
  en: () => inTime(() => import('@anfilada/phrases/help/en')),
  zh: () => inTime(() => import('@anfilada/phrases/help/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/help/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/help/vi')),
}

/** Questions and answers about the portal, with a search; readable without a session, as far as they are for everybody. */
export function HelpScreen() {
  return (
    <WithPhrases part="help" phrases={phrases}>
      <HelpView />
    </WithPhrases>
  )
}
