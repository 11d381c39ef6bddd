import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { accountantTaskActions, type AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'

/** A task is closed with what was done about it. */
export function ResolveDialog({ task: { id, kind, payment_status: status }, onClose }: { task: AccountantTask; onClose: () => void }) {
  const t = useTranslations('payments.tasks')
  const form = useActionForm({
    action: 'resolve_task',
    schema: accountantTaskActions.resolve_task.input,
    start: { note: '', no_money: false },
    labels: { note: t('note'), no_money: t('noMoney') },
    sentences: { note: (fault) => (fault === 'required' ? t('noteMissing') : undefined) },
    summary: t('faultsTitle'),
    input: ({ note, no_money }) => ({ task_id: id, note: note.trim(), ...(no_money && { no_money }) }),
    faults: ({ note }) => ({ ...(note.trim() === '' && { note: 'required' }) }),
    touches: ['payments'],
    onDone: () => {
      showToast({ tone: 'done', text: t('done') })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} form={form} words={{ keep: t('keep'), confirm: t('confirm'), busy: t('resolving') }} onClose={onClose}>
      <p>{t(`kinds.${kind}`)}</p>
      <p className="mut">{t('forever')}</p>
      <TextField {...form.field('note')} hint={t('noteHint')} maxLength={500} />
      {status === 'PROCESSING' && <Checkbox {...form.box('no_money')} hint={t('noMoneyHint')} />}
    </FormDialog>
  )
}
