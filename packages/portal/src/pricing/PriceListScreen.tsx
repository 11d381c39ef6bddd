import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'
import { PriceListPage } from './PriceListPage.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-prices/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-prices/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-prices/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-prices/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-prices/vi')),
}

/** The price lists with their words, which no other page has to load. */
export function PriceListScreen() {
  return (
    <WithPhrases phrases={phrases}>
      <PriceListPage />
    </WithPhrases>
  )
}
