import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Work } from '@anfilada/contract/orders/resources'
import { Num } from '@anfilada/ui/Num'
import { WarningIcon } from '@anfilada/ui/icons'
import { placeOf, type Hours } from './timeline.ts'
import styles from './Timeline.module.css'

type Props = { work: Work; hours: Hours; onAssign: ((orderId: number) => void) | undefined }

/** One piece of work where its hours are: pressed, it can be given to somebody else; without that right it leads to its order. */
export function WorkBar({ work, hours, onAssign }: Props) {
  const t = useTranslations('resources.timeline')
  const { order_id, customer, time, until, pax, clashes, status } = work
  const { start, length } = placeOf(work, hours)
  const ids = clashes.join(', ')
  const label = t('work', { id: String(order_id), customer, from: time, to: until, pax })
  const told = clashes.length > 0 ? `${label}, ${t('clash', { ids })}` : label
  const face = (
    <>
      <span className="sr">{told}</span>
      <span aria-hidden="true" className={styles.face}>
        <b>
          <Num>{time}</Num>
        </b>
        <span className={styles.customer}>{customer}</span>
        <b>{pax}</b>
        {clashes.length > 0 && <WarningIcon />}
      </span>
    </>
  )
  return (
    <li
      className={styles.work}
      data-status={status}
      data-clash={clashes.length > 0 || undefined}
      style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${length * 100}%` }}
      title={told}
    >
      {onAssign ? (
        <button type="button" onClick={() => onAssign(order_id)}>
          {face}
        </button>
      ) : (
        <Link to="/queue" search={{ order: order_id }}>
          {face}
        </Link>
      )}
    </li>
  )
}
