import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../../../shell/load-chunk.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-settings/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-settings/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-settings/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-settings/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-settings/vi')),
}

/** The settings with their words, which no other page has to load. */
export function SettingsScreen() {
  return (
    <WithPhrases phrases={phrases}>
      <SettingsPage />
    </WithPhrases>
  )
}
