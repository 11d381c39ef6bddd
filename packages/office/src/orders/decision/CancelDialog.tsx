import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { TextField } from '@anfilada/ui/TextField'
import styles from './DecisionForm.module.css'

type Props = { order: OfficeOrderDetails; busy: boolean; onClose: () => void; onCancel: (reason: string) => void }

/** Says what is lost, in places and money: cancelling cannot be undone. */
export function CancelDialog({ order: { id, info, pax }, busy, onClose, onCancel }: Props) {
  const t = useTranslations('office.cancel')
  const [reason, setReason] = useState('')
  const actions = (
    <>
      <Button variant="dangerFilled" busy={busy} busyLabel={t('cancelling')} onPress={() => onCancel(reason.trim())}>
        {t('confirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title', { id: String(id) })} role="alertdialog" onClose={onClose} actions={actions}>
      {holdsPlaces(info.status) && <p>{t('places', { count: pax })}</p>}
      {info.status === 'confirmed' && info.total !== null && <p>{t('charge', { sum: formatSum(info.total, info.currency) })}</p>}
      <p>{t('forever')}</p>
      <div className={styles.reasons}>
        <TextField label={t('reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}
