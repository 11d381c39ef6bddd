import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import type { SetupLine } from '@anfilada/contract/setup'
import { Note } from '@anfilada/ui/Note'
import rows from '../shell/page/rows.module.css'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { SetupRow } from './SetupRow.tsx'
import styles from './setup.module.css'
import { setupQuery } from './setup.queries.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-setup/ru'),
  en: () => import('@anfilada/phrases/office-setup/en'),
} as MorePhrases

/** The list with its words, which no other screen speaks. */
export function SetupScreen() {
  return (
    <WithPhrases part="setup" phrases={phrases}>
      <SetupPage />
    </WithPhrases>
  )
}

/** What the company needs before its first order is paid, and what of it is there, by what the data say. */
function SetupPage() {
  const t = useTranslations('setup')
  usePageTitle(t('title'))
  // Whoever comes back from another screen sees what he did there.
  const setup = useQuery({ ...setupQuery(useLanguage().language), refetchOnMount: 'always' })
  const left = setup.data?.filter(({ state }) => state !== 'done').length
  return (
    <TitledPage title={t('title')} note={left !== undefined && left > 0 && <span>{t('left', { count: left })}</span>}>
      <p className={styles.lead}>{t('lead')}</p>
      {setup.data ? (
        <Lines lines={setup.data} isWhole={left === 0} />
      ) : (
        <Unread query={setup} failed={t('failed')} rows={8} rowHeight="54px" />
      )}
    </TitledPage>
  )
}

function Lines({ lines, isWhole }: { lines: readonly SetupLine[]; isWhole: boolean }) {
  const t = useTranslations('setup')
  return (
    <>
      {isWhole && <Note>{t('whole')}</Note>}
      <ol className={rows.list} aria-label={t('list')}>
        {lines.map((line) => (
          <SetupRow key={line.line} line={line} />
        ))}
      </ol>
    </>
  )
}
