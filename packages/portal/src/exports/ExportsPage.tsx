import { useTranslations } from 'use-intl'
import { ExportsView } from '@anfilada/browser/exports/ExportsView'
import { WithPhrases } from '@anfilada/browser/WithPhrases'
import { phrases } from './phrases.ts'

/** Where one's exports are found again, with words that come with it. */
export function ExportsScreen() {
  return (
    <WithPhrases part="exports" phrases={phrases}>
      <Page />
    </WithPhrases>
  )
}

function Page() {
  const t = useTranslations('exports')
  return (
    <>
      <h1>{t('title')}</h1>
      <ExportsView />
    </>
  )
}
