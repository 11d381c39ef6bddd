import { useTranslations } from 'use-intl'
import { ReasonDialog } from '../../shell/acts/ReasonDialog.tsx'

type Props = { orderId: number; busy: boolean; onClose: () => void; onDecline: (reason: string) => void }

/** The customer reads why his change is declined. */
export function DeclineDialog({ orderId, busy, onClose, onDecline }: Props) {
  const t = useTranslations('pendingChange')
  const words = {
    reason: t('reason'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('declineConfirm'),
    busy: t('declining'),
  }
  return (
    <ReasonDialog
      title={t('declineTitle', { id: String(orderId) })}
      lines={[t('declineText')]}
      words={words}
      busy={busy}
      onConfirm={onDecline}
      onClose={onClose}
    />
  )
}
