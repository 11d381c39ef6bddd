import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { ExportPart } from './ExportPart.tsx'
import { ImportPart } from './ImportPart.tsx'
import styles from './interchange.module.css'
import { sectionsQuery } from './interchange.queries.ts'

// The Chinese faces are a style sheet of their own: a file can be read without them, and no other screen waits for them.
void import('@anfilada/ui/fonts-zh.css')

const phrases = {
  ru: () => import('@anfilada/phrases/office-interchange/ru'),
  en: () => import('@anfilada/phrases/office-interchange/en'),
} as MorePhrases

/** Files in and out, with words that no other screen speaks. */
export function InterchangeScreen() {
  return (
    <WithPhrases part="interchange" phrases={phrases}>
      <InterchangePage />
    </WithPhrases>
  )
}

/** The company's data as files: taken out, and brought in once everything that they change has been looked at. */
function InterchangePage() {
  const t = useTranslations('interchange')
  usePageTitle(t('title'))
  const mayImport = useMay()(['update', 'Interchange'])
  const sections = useQuery(sectionsQuery(useLanguage().language))
  return (
    <TitledPage title={t('title')}>
      <div className={styles.parts}>
        {mayImport && <ImportPart />}
        <section className={styles.part} aria-labelledby="export" data-behind>
          <h2 id="export">{t('export.title')}</h2>
          {sections.data ? (
            <ExportPart sections={sections.data.filter(({ may_read }) => may_read).map(({ section }) => section)} />
          ) : (
            <Unread query={sections} failed={t('export.failed')} rows={4} rowHeight="40px" />
          )}
        </section>
      </div>
    </TitledPage>
  )
}
