import { useTranslations } from 'use-intl'
import { holdsPlaces } from '@anfilada/contract/order-status'
import type { Order } from '@anfilada/contract/orders'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import styles from './CancelDialog.module.css'
import { peopleOf } from './order-people.ts'
import { Sum } from './Sum.tsx'

type Props = { order: Order; busy: boolean; onKeep: () => void; onCancel: () => void }

/** Cancelling cannot be undone, so it is the one act that asks: it says what exactly will be lost. */
export function CancelDialog({ order, busy, onKeep, onCancel }: Props) {
  const t = useTranslations('orders')
  return (
    <Dialog
      role="alertdialog"
      title={t('cancel.title', { id: String(order.id) })}
      onClose={onKeep}
      actions={
        <>
          <Button focusFirst onPress={onKeep}>
            {t('cancel.keep')}
          </Button>
          <Button variant="dangerFilled" busy={busy} busyLabel={t('cancelling')} onPress={onCancel}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.place}>{t('place', order.info)}</p>
      <Losses order={order} />
    </Dialog>
  )
}

function Losses({ order: { data, info } }: { order: Order }) {
  const t = useTranslations('orders')
  const sum = (kopecks: number) => () => <Sum kopecks={kopecks} currency={info.currency} />
  return (
    <ul className={styles.losses}>
      <li>{holdsPlaces(info.status) ? t('cancel.places', { count: peopleOf(data) }) : t('cancel.waiting')}</li>
      {info.status === 'confirmed' && info.total !== null && info.total > 0 && <li>{t.rich('cancel.charge', { sum: sum(info.total) })}</li>}
      {info.paid !== null && info.paid > 0 && <li>{t.rich('cancel.paid', { sum: sum(info.paid) })}</li>}
      <li>{t('cancel.forever')}</li>
    </ul>
  )
}
