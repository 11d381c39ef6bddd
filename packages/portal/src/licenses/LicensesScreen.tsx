import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'
import { LicensesPage } from './LicensesPage.tsx'
import { ProlongationPage } from './ProlongationPage.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-licenses/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-licenses/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-licenses/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-licenses/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-licenses/vi')),
}

/** The screens of licenses with their words, which no other page has to load: one chunk. */
export function LicensesScreen() {
  return (
    <WithPhrases phrases={phrases}>
      <LicensesPage />
    </WithPhrases>
  )
}

export function ProlongationScreen() {
  return (
    <WithPhrases phrases={phrases}>
      <ProlongationPage />
    </WithPhrases>
  )
}
