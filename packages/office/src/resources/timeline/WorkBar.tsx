import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Work } from '@anfilada/contract/orders/resources'
import { Num } from '@anfilada/ui/Num'
import { WarningIcon } from '@anfilada/ui/icons'
import styles from './Timeline.module.css'

type Props = { work: Work; onAssign: ((orderId: number) => void) | undefined }

/** One piece of work where its hours are: pressed, it can be given to somebody else; without that right it leads to its order. */
export function WorkBar({ work, onAssign }: Props) {
  const t = useTranslations('resources.timeline')
  const { order_id, customer, time, until, pax, clashes, status } = work
  const { list, clauses } = useFormats()
  const ids = list(clashes.map(String))
  const label = t('work', { id: String(order_id), customer, from: time, to: until, pax })
  const told = clashes.length > 0 ? clauses([label, t('clash', { ids })]) : label
  const face = (
    <>
      <span className="sr">{told}</span>
      <span aria-hidden="true" className={styles.face}>
        <b data-hour-inside="">
          <Num>{time}</Num>
        </b>
        <span className={styles.customer}>{customer}</span>
        <b>{pax}</b>
        {clashes.length > 0 && <WarningIcon />}
      </span>
    </>
  )
  const look = { className: styles.work, title: told, 'data-status': status, 'data-clash': clashes.length > 0 || undefined }
  if (!onAssign)
    return (
      <Link to="/queue" search={{ order: order_id }} {...look}>
        {face}
      </Link>
    )
  return (
    <button type="button" onClick={() => onAssign(order_id)} {...look}>
      {face}
    </button>
  )
}
