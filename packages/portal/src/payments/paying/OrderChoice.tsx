import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useFormats } from '@anfilada/browser/formats'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../Sum.tsx'
import styles from './OrderChoice.module.css'

const shownAtFirst = 8

type Props = { orders: readonly PayableOrder[]; chosen: readonly number[]; onToggle: (id: number, isChosen: boolean) => void }

/** The orders that can be paid, the earliest visits first; those chosen beyond the first ones are shown, too. */
export function OrderChoice({ orders, chosen, onToggle }: Props) {
  const t = useTranslations('payments.form')
  const [isWhole, setWhole] = useState(false)
  const [first] = useState(() => new Set([...orders.slice(0, shownAtFirst).map(({ id }) => id), ...chosen]))
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
      {shown.length < orders.length && (
        <p className={styles.more}>
          <ActButton onPress={() => setWhole(true)}>{t('showAll', { count: orders.length })}</ActButton>
        </p>
      )}
    </>
  )
}

type RowProps = { order: PayableOrder; isChosen: boolean; onToggle: Props['onToggle'] }

function OrderRow({ order: { id, museum, object, pass_date, due, paid }, isChosen, onToggle }: RowProps) {
  const t = useTranslations('payments')
  const orders = useTranslations('orders')
  const formats = useFormats()
  return (
    <label className={styles.row} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        name={`order.${id}`}
        className={styles.box}
        checked={isChosen}
        onChange={({ target }) => onToggle(id, target.checked)}
      />
      <span className={styles.words}>
        <b>{museum === '' || object === '' ? museum + object : orders('place', { museum, object })}</b>
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
