import { useTranslations } from 'use-intl'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

type Counted = ImportReport['sections'][number]

/** How much is new or changed, of the sections that have any, and how much stays as it was. */
export function Counts({ report: { sections }, isDone = false }: { report: ImportReport; isDone?: boolean }) {
  const t = useTranslations('interchange.import')
  const word = useTranslations('interchange.sections')
  const unchanged = unchangedIn(sections)
  return (
    <ul className={styles.counts}>
      {sections.filter(isTouched).map(({ section, new: added, changed }) => (
        <li key={section}>
          <b>{word(section)}</b>{' '}
          {[
            ...(added > 0 ? [t('counts.added', { count: added })] : []),
            ...(changed > 0 ? [t(isDone ? 'counts.wereChanged' : 'counts.changed', { count: changed })] : []),
          ].join(', ')}
        </li>
      ))}
      {unchanged > 0 && <li>{t('counts.unchanged', { count: unchanged })}</li>}
    </ul>
  )
}

/** Of a file that says what stands here already: one sentence. */
export function NothingToChange({ report: { sections } }: { report: ImportReport }) {
  return <p className={styles.lead}>{useTranslations('interchange.import')('same', { count: unchangedIn(sections) })}</p>
}

export function touchedIn(sections: readonly Counted[]): number {
  return sections.reduce((sum, one) => sum + one.new + one.changed, 0)
}

function isTouched(one: Counted): boolean {
  return touchedIn([one]) > 0
}

function unchangedIn(sections: readonly Counted[]): number {
  return sections.reduce((sum, one) => sum + one.unchanged, 0)
}
