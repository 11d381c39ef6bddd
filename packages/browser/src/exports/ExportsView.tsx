import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { exportDays } from '@anfilada/contract/exports/export-lists'
import { Empty } from '@anfilada/ui/Empty'
import { useLanguage, usePageTitle } from '../language/LanguageProvider.tsx'
import { Unread } from '../load-failed/Unread.tsx'
import { ExportLine } from './ExportLine.tsx'
import styles from './exports.module.css'
import { exportsQuery } from './exports.queries.ts'

/** A person's exports, the latest first: those that are written, and those whose files are kept. The page of both apps. */
export function ExportsView() {
  const t = useTranslations('exports')
  const exports = useQuery(exportsQuery(useLanguage().language))
  usePageTitle(t('title'))
  if (!exports.data) return <Unread query={exports} failed={t('loadFailed')} rows={3} rowHeight="64px" />
  if (exports.data.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <p className={styles.lead}>{t('lead', { days: exportDays })}</p>
      <ul className={styles.list} aria-label={t('title')}>
        {exports.data.map((asked) => (
          <li key={asked.id}>
            <ExportLine asked={asked} />
          </li>
        ))}
      </ul>
    </>
  )
}
