import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useAct } from '../../shell/acts/use-act.ts'
import { useFaults } from '../use-faults.ts'

/** A task is closed with what was done about it. */
export function ResolveDialog({ task: { id, kind }, onClose }: { task: AccountantTask; onClose: () => void }) {
  const t = useTranslations('payments.tasks')
  const { act, sending } = useAct(['payments'])
  const [note, setNote] = useState('')
  const { errors, faults, tell } = useFaults(t('faultsTitle'), { note: t('note') })
  async function submit() {
    if (note.trim() === '') return tell({ note: t('noteMissing') })
    const outcome = await act('resolve_task', { task_id: id, note: note.trim() }, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.fields, outcome.failure.sentence)
    showToast({ tone: 'done', text: t('done') })
    onClose()
  }
  return (
    <FormDialog
      title={t('title')}
      faults={faults}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('resolving') }}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t(`kinds.${kind}`)}</p>
      <p className="mut">{t('forever')}</p>
      <TextField label={t('note')} name="note" hint={t('noteHint')} maxLength={500} value={note} error={errors.note} onChange={setNote} />
    </FormDialog>
  )
}
