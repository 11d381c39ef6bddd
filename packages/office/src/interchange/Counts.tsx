import { useTranslations } from 'use-intl'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

/** How much of each section is new, changed and as it was. */
export function Counts({ report, isDone = false }: { report: ImportReport; isDone?: boolean }) {
  const t = useTranslations('interchange.import')
  const word = useTranslations('interchange.sections')
  return (
    <ul className={styles.counts}>
      {report.sections.map(({ section, ...counts }) => (
        <li key={section}>
          <b>{word(section)}</b>{' '}
          {t(isDone ? 'wereCounted' : 'counted', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged })}
        </li>
      ))}
    </ul>
  )
}
