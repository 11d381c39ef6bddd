import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { cancelInput } from '@anfilada/contract/orders/decision-inputs'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { TextField } from '@anfilada/ui/TextField'
import { noteDecision } from '../../shell/keys/too-soon.ts'
import styles from './DecisionForm.module.css'
import { useDecided } from './use-decided.ts'

type Props = { order: OfficeOrderDetails; onClose: () => void; onDecided: () => void }

/** Says what is lost, in places and money, once the customer is told. */
export function CancelDialog({ order: { id, data, info, pax }, onClose, onDecided }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('office.cancel')
  const decided = useDecided(onDecided)
  const form = useActionForm({
    action: 'cancel_order',
    schema: cancelInput,
    start: { reason: '' },
    labels: { reason: t('reason') },
    input: ({ reason }) => ({ order_id: id, revision: data.revision, ...(reason.trim() && { reason: reason.trim() }) }),
    touches: ['orders'],
    onDone: (answer) => {
      onClose()
      decided('cancelled', answer)
    },
  })
  function cancel() {
    noteDecision()
    form.submit()
  }
  return (
    <ConfirmDialog
      title={t('title', { id: String(id) })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('cancelling') }}
      busy={form.busy}
      onConfirm={cancel}
      onClose={onClose}
    >
      {holdsPlaces(info.status) && pax > 0 && <p>{t('places', { count: pax })}</p>}
      {info.status === 'confirmed' && info.total !== null && <p>{t('charge', { sum: formatSum(info.total, info.currency) })}</p>}
      {info.pending_change && <p>{t('pendingChange')}</p>}
      <p>{t('forever')}</p>
      <div className={styles.reasons}>
        <TextField {...form.field('reason')} maxLength={500} />
      </div>
      <FormFailure sentence={form.failure} />
    </ConfirmDialog>
  )
}
