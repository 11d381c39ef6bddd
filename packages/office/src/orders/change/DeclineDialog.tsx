import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { declineInput } from '@anfilada/contract/orders/decision-inputs'
import { ReasonDialog, reasonFields, reasonMissing } from '../../shell/acts/ReasonDialog.tsx'
import { useDecided } from '../decision/use-decided.ts'

type Props = { orderId: number; revision: number; onClose: () => void; onDecided: () => void }

/** The customer reads why his change is declined. */
export function DeclineDialog({ orderId, revision, onClose, onDecided }: Props) {
  const t = useTranslations('pendingChange')
  const decided = useDecided(onDecided)
  const words = {
    reason: t('reason'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('declineConfirm'),
    busy: t('declining'),
  }
  const form = useActionForm({
    ...reasonFields(words),
    action: 'decline_change',
    schema: declineInput,
    input: ({ reason }) => ({ order_id: orderId, revision, reason: reason.trim() }),
    // The contract lets others decline without a reason.
    faults: reasonMissing,
    touches: ['orders'],
    onDone: (answer) => {
      onClose()
      decided('declined', answer)
    },
  })
  const title = t('declineTitle', { id: String(orderId) })
  return <ReasonDialog title={title} lines={[t('declineText')]} words={words} form={form} onClose={onClose} />
}
