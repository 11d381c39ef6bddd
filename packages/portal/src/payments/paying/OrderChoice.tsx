import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useFormats } from '@anfilada/browser/formats'
import { maxVouchers } from '@anfilada/contract/payments/payment-status'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Box } from '@anfilada/ui/Box'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../orders/marks.tsx'
import { usePayableName } from '../payments.queries.ts'
import styles from './OrderChoice.module.css'

type Props = {
  orders: readonly PayableOrder[]
  chosen: readonly number[]
  onToggle: (id: number, isChosen: boolean) => void
  onChoose: (ids: readonly number[]) => void
  /** So many stand without being asked for. */
  most?: number
}

/** The orders that can be paid, the earliest visits first; those chosen beyond the first ones are shown, too. */
export function OrderChoice({ orders, chosen, onToggle, onChoose, most = 8 }: Props) {
  const t = useTranslations('payments.form')
  const [isWhole, setWhole] = useState(false)
  // What is chosen from the start, and others in the rest of the room.
  const [first] = useState(() => {
    const others = orders.map(({ id }) => id).filter((id) => !chosen.includes(id))
    return new Set([...chosen, ...others].slice(0, Math.max(most, chosen.length)))
  })
  const shown = isWhole ? orders : orders.filter(({ id }) => first.has(id) || chosen.includes(id))
  return (
    <>
      <ul className={styles.list} aria-label={t('orders')}>
        {shown.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} isChosen={chosen.includes(order.id)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {shown.length < orders.length && <ActButton onPress={() => setWhole(true)}>{t('showAll', { count: orders.length })}</ActButton>}
        <AllAtOnce orders={orders} chosen={chosen} onChoose={onChoose} />
      </p>
    </>
  )
}

/** As many as one payment covers, the earliest visits first. */
function AllAtOnce({ orders, chosen, onChoose }: Omit<Props, 'onToggle' | 'most'>) {
  const t = useTranslations('payments.form')
  const all = orders.slice(0, maxVouchers).map(({ id }) => id)
  if (all.length < 2) return null
  if (all.every((id) => chosen.includes(id))) return <ActButton onPress={() => onChoose([])}>{t('selectNone')}</ActButton>
  return <ActButton onPress={() => onChoose(all)}>{t('selectAll', { count: all.length })}</ActButton>
}

type RowProps = { order: PayableOrder; isChosen: boolean; onToggle: Props['onToggle'] }

function OrderRow({ order, isChosen, onToggle }: RowProps) {
  const t = useTranslations('payments')
  const name = usePayableName()
  const formats = useFormats()
  const { id, pass_date, due, paid } = order
  return (
    <label className={styles.row} data-chosen={isChosen || undefined}>
      <Box name={`order.${id}`} checked={isChosen} onChange={({ target }) => onToggle(id, target.checked)} />
      <span className={styles.words}>
        <b>{name(order)}</b>
        <small>
          <Num>{t('number', { id: String(id) })}</Num> · {formats.day(pass_date)}
          {paid > 0 && <> · {t.rich('form.partly', { sum: richPart(<Sum kopecks={paid} />) })}</>}
        </small>
      </span>
      <span className={styles.sum}>
        <Sum kopecks={due} />
      </span>
    </label>
  )
}
