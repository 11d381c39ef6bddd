import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { interchangeActions } from '@anfilada/contract/interchange/office-interchange'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

type Props = { fileId: number; report: ImportReport; count: number; onDone: (report: ImportReport) => void }

/** Carries out what was shown. Prices that would be others are published by it, so it asks why, as their publication does. */
export function RunImport({ fileId, report: { sections, seen }, count, onDone }: Props) {
  const t = useTranslations('interchange.import')
  const publishes = sections.some(({ section, new: added, changed }) => section === 'prices' && added + changed > 0)
  const form = useActionForm({
    action: 'run_import',
    schema: interchangeActions.run_import.input,
    start: { note: '' },
    labels: { note: t('note') },
    sentences: { note: t('noteMissing') },
    faults: ({ note }) => (publishes && note.trim() === '' ? { note: 'required' } : {}),
    input: ({ note }) => ({ file_id: fileId, seen, note: publishes ? note.trim() : undefined }),
    // What stands may be different by now: after a refusal it is looked at anew.
    touches: ['interchange'],
    onDone: ({ result }) => onDone(result),
  })
  return (
    <form className={styles.report} onSubmit={form.submit} noValidate>
      {publishes && <TextField {...form.field('note')} multiline maxLength={500} hint={t('noteHint')} />}
      <FormFailure sentence={form.failure} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('importing', { count })}>
          {t('run', { count })}
        </Button>
        <span className="mut">{t('allOrNone')}</span>
      </div>
    </form>
  )
}
