import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { usePlaceName } from '../order-words.ts'
import { Sum } from '../marks.tsx'
import { OrderPageWords } from '../OrderWords.tsx'
import styles from './CancelDialog.module.css'
import { lossesOf, type Loss } from './losses.ts'

type Props = {
  order: Order
  /** What it costs now, kopecks; null for readers who may not see prices. */
  penalty: number | null
  /** The sum has changed since it was first shown: what stands here is asked anew. */
  changed: boolean
  busy: boolean
  onKeep: () => void
  onCancel: () => void
}

/** Cancelling cannot be undone, so it is the one act that asks: it says what exactly will be lost, with the money, on the button too. */
export function CancelDialog(props: Props) {
  return (
    <OrderPageWords>
      <Asking {...props} />
    </OrderPageWords>
  )
}

function Asking({ order, penalty, changed, busy, onKeep, onCancel }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('cancelling')
  const orders = useTranslations('orders')
  const place = usePlaceName()
  const loss = () => <Num>{`−${formatSum(penalty ?? 0, order.info.currency)}`}</Num>
  const confirm = penalty ? <span>{t.rich('confirmLoss', { loss })}</span> : t('confirm')
  return (
    <ConfirmDialog
      title={t('title', { id: String(order.id) })}
      words={{ keep: t('keep'), confirm, busy: orders('cancelling') }}
      busy={busy}
      onConfirm={onCancel}
      onClose={onKeep}
    >
      <div role="alert">{changed && <Needs>{t('changed')}</Needs>}</div>
      <p className={styles.place}>{place(order)}</p>
      <ul className={styles.losses}>
        {lossesOf(order, penalty, Date.now()).map((one) => (
          <li key={one.kind}>
            <LossLine loss={one} info={order.info} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function LossLine({ loss, info: { currency, zone } }: { loss: Loss; info: Order['info'] }) {
  const t = useTranslations('cancelling')
  const formats = useFormats()
  const sumOf = (kopecks: number) => () => <Sum kopecks={kopecks} currency={currency} />
  switch (loss.kind) {
    case 'waiting':
    case 'perhapsPenalty':
    case 'pendingChange':
    case 'forever':
      return t(loss.kind)
    case 'places':
      return t('places', { count: loss.count })
    case 'penalty': {
      const moment = loss.freeUntil ? formats.moment(loss.freeUntil, zone).replaceAll(' ', '\u00a0') : ''
      return <b className={styles.penalty}>{t.rich('penalty', { sum: sumOf(loss.sum), moment })}</b>
    }
    case 'paidLessPenalty':
      return t.rich('paidLessPenalty', { sum: sumOf(loss.sum), rest: sumOf(loss.rest) })
    default:
      return t.rich(loss.kind, { sum: sumOf(loss.sum) })
  }
}
