import { useTranslations } from 'use-intl'
import { FileFaults } from '@anfilada/ui/FileFaults'
import { Counts, NothingToChange, touchedIn } from './Counts.tsx'
import { ImportChanges } from './ImportChanges.tsx'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'
import { RunImport } from './RunImport.tsx'

type Props = { fileId: number; report: ImportReport; name: string; onDone: (report: ImportReport) => void }

/** Either what is wrong, or that nothing would change, with nothing to press; or what would be done, with the button that does it. */
export function ImportPreview({ fileId, report, name, onDone }: Props) {
  const t = useTranslations('interchange.import')
  if (report.faults.length > 0) return <Faults report={report} name={name} />
  const count = touchedIn(report.sections)
  if (count === 0) {
    return (
      <div className={styles.report} role="status">
        <h3>{t('nothing', { name })}</h3>
        <NothingToChange report={report} />
      </div>
    )
  }
  return (
    <div className={styles.report}>
      <div role="status">
        <h3>{t('read', { name })}</h3>
        <Counts report={report} />
      </div>
      <RunImport fileId={fileId} report={report} count={count} onDone={onDone} />
      <ImportChanges report={report} count={count} />
    </div>
  )
}

function Faults({ report: { faults }, name }: Pick<Props, 'report' | 'name'>) {
  const t = useTranslations('interchange.import')
  const words = {
    caption: t('faultsCaption'),
    place: t('cell'),
    stands: t('stands'),
    fault: t('fault'),
    whole: t('wholeFile'),
    more: (count: number) => t('more', { count }),
  }
  return (
    <div className={styles.report} role="alert">
      <h3 className={styles.faulty}>{t('faulty', { count: faults.length, name })}</h3>
      <p>{t('faultyLead')}</p>
      <FileFaults faults={faults} words={words} />
    </div>
  )
}
