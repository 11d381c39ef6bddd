import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults } from '../../shell/acts/use-faults.ts'

/** A task is closed with what was done about it. */
export function ResolveDialog({ task: { id, kind, payment_status: status }, onClose }: { task: AccountantTask; onClose: () => void }) {
  const t = useTranslations('payments.tasks')
  const { act, sending } = useAct(['payments'])
  const [note, setNote] = useState('')
  const [noMoney, setNoMoney] = useState(false)
  const { errors, faults, tell, tellFailure } = useFaults({ note: t('note') }, t('faultsTitle'))
  async function submit() {
    if (note.trim() === '') return tell({ note: t('noteMissing') })
    const outcome = await act('resolve_task', { task_id: id, note: note.trim(), ...(noMoney && { no_money: true }) }, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
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
      {status === 'PROCESSING' && (
        <Checkbox name="no_money" label={t('noMoney')} hint={t('noMoneyHint')} isChecked={noMoney} onChange={setNoMoney} />
      )}
    </FormDialog>
  )
}
