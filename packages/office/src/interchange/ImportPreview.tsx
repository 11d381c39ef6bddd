import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Counts } from './Counts.tsx'
import { ImportChanges } from './ImportChanges.tsx'
import { ImportFaults } from './ImportFaults.tsx'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

type Props = { report: ImportReport; name: string; importing: boolean; onImport: () => void }

/** Either what is wrong, with nothing to press, or what would be done, with the button that does it. */
export function ImportPreview({ report, name, importing, onImport }: Props) {
  const t = useTranslations('interchange.import')
  const { faults, sections } = report
  if (faults.length > 0) {
    return (
      <div className={styles.report} role="alert">
        <h3 className={styles.faulty}>{t('faulty', { count: faults.length, name })}</h3>
        <p>{t('faultyLead')}</p>
        <ImportFaults faults={faults} />
      </div>
    )
  }
  const count = sections.reduce((sum, one) => sum + one.new + one.changed, 0)
  return (
    <div className={styles.report}>
      <div role="status">
        <h3>{t('read', { name })}</h3>
        <Counts report={report} />
      </div>
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={importing}
          busyLabel={t('importing', { count })}
          disabledReason={count === 0 ? t('nothing') : undefined}
          onPress={onImport}
        >
          {t('run', { count })}
        </Button>
        <span className="mut">{t('allOrNone')}</span>
      </div>
      {count > 0 && <ImportChanges report={report} count={count} />}
    </div>
  )
}
