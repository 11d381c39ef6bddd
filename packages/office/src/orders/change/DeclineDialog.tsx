import { useTranslations } from 'use-intl'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { ReasonDialog, reasonFields, reasonMissing } from '../../shell/acts/ReasonDialog.tsx'

type Props = { orderId: number; onClose: () => void; onDecline: (reason: string) => Promise<void> }

/** The customer reads why his change is declined. */
export function DeclineDialog({ orderId, onClose, onDecline }: Props) {
  const t = useTranslations('pendingChange')
  const words = {
    reason: t('reason'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('declineConfirm'),
    busy: t('declining'),
  }
  const form = useFormMachine({
    ...reasonFields(words),
    faults: reasonMissing,
    send: ({ reason }) => onDecline(reason.trim()),
    onDone: onClose,
  })
  const title = t('declineTitle', { id: String(orderId) })
  return <ReasonDialog title={title} lines={[t('declineText')]} words={words} form={form} onClose={onClose} />
}
