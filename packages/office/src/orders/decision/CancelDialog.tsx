import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { TextField } from '@anfilada/ui/TextField'
import styles from './DecisionForm.module.css'

type Props = { order: OfficeOrderDetails; busy: boolean; onClose: () => void; onCancel: (reason: string) => void }

/** Says what is lost, in places and money: cancelling cannot be undone. */
export function CancelDialog({ order: { id, info, pax }, busy, onClose, onCancel }: Props) {
  const t = useTranslations('office.cancel')
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={t('title', { id: String(id) })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('cancelling') }}
      busy={busy}
      onConfirm={() => onCancel(reason.trim())}
      onClose={onClose}
    >
      {holdsPlaces(info.status) && <p>{t('places', { count: pax })}</p>}
      {info.status === 'confirmed' && info.total !== null && <p>{t('charge', { sum: formatSum(info.total, info.currency) })}</p>}
      <p>{t('forever')}</p>
      <div className={styles.reasons}>
        <TextField label={t('reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  )
}
