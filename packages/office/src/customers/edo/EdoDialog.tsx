import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeEdoActions, type OfficeEdo } from '@anfilada/contract/edo/edo'
import { edoMoves, type EdoStatus } from '@anfilada/contract/edo/edo-rules'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'

type Draft = { status: EdoStatus | ''; reason: string }
type Props = { customer: { id: number; name: string }; edo: OfficeEdo; onClose: () => void }

/** An employee says how far the exchange is, and why; the customer reads both. */
export function EdoDialog({ customer: { id, name }, edo, onClose }: Props) {
  const t = useTranslations('customers.edo')
  const start: Draft = { status: '', reason: '' }
  const form = useActionForm({
    action: 'set_edo_status',
    schema: officeEdoActions.set_edo_status.input,
    start,
    labels: { status: t('status'), reason: t('reason') },
    sentences: {
      status: (fault) => (fault === 'required' ? t('statusMissing') : undefined),
      reason: (fault) => (fault === 'required' ? t('reasonMissing') : undefined),
    },
    summary: t('faultsTitle'),
    input: ({ status, reason }) => ({ customer_id: id, revision: edo.revision, status: status || undefined, reason: reason.trim() }),
    touches: ['customers', 'audit'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved', { name }) })
      onClose()
    },
  })
  const options = edoMoves(edo.status).map((value) => ({ value, label: t(`statuses.${value}`) }))
  return (
    <FormDialog
      title={t('dialog', { name })}
      form={form}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      onClose={onClose}
    >
      <p className="mut">{t('said')}</p>
      <Choice {...form.field('status')} options={options} look="cards" />
      <TextField {...form.field('reason')} hint={t('reasonHint')} maxLength={500} autoComplete="off" />
    </FormDialog>
  )
}
