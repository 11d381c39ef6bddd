import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { daysBetween } from '@anfilada/contract/dates'
import { maxVouchers } from '@anfilada/contract/payments/payment-status'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Box } from '@anfilada/ui/Box'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../orders/marks.tsx'
import { usePayableName } from '../payments.queries.ts'
import { type DueGroup, dueGroups, withGroup } from './due-groups.ts'
import styles from './OrderChoice.module.css'

type Props = {
  orders: readonly PayableOrder[]
  chosen: readonly number[]
  onToggle: (id: number, isChosen: boolean) => void
  onChoose: (ids: readonly number[]) => void
  /** So many stand without being asked for. */
  most?: number
}

/** The orders that can be paid, late ones first, then today's and later ones; those chosen beyond the first ones are shown, too. */
export function OrderChoice({ orders, chosen, onToggle, onChoose, most = 8 }: Props) {
  const t = useTranslations('payments.form')
  const [isWhole, setWhole] = useState(false)
  const [today] = useState(() => museumDate(new Date()))
  const groups = dueGroups(orders, today)
  // What is chosen from the start, what is due today, and others in the rest of the room.
  const [first] = useState(() => {
    const urgent = groups.filter(({ when }) => when === 'today').flatMap((group) => group.orders)
    const ids = [...urgent, ...orders].map(({ id }) => id)
    return new Set([...new Set([...chosen, ...ids])].slice(0, Math.max(most, chosen.length)))
  })
  const isShown = (id: number) => isWhole || first.has(id) || chosen.includes(id)
  return (
    <>
      <div role="group" aria-label={t('orders')} className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.when} group={group} chosen={chosen} isShown={isShown} today={today} onToggle={onToggle} onChoose={onChoose} />
        ))}
      </div>
      <p className={styles.more}>
        {orders.some(({ id }) => !isShown(id)) && (
          <ActButton onPress={() => setWhole(true)}>{t('showAll', { count: orders.length })}</ActButton>
        )}
        {/* The box of the only group is that of all. */}
        {groups.length > 1 && <AllAtOnce orders={orders} chosen={chosen} onChoose={onChoose} />}
      </p>
    </>
  )
}

/** As many as one payment covers, the earliest visits first. */
function AllAtOnce({ orders, chosen, onChoose }: Omit<Props, 'onToggle' | 'most'>) {
  const t = useTranslations('payments.form')
  const all = orders.slice(0, maxVouchers).map(({ id }) => id)
  if (all.every((id) => chosen.includes(id))) return <ActButton onPress={() => onChoose([])}>{t('selectNone')}</ActButton>
  return <ActButton onPress={() => onChoose(all)}>{t('selectAll', { count: all.length })}</ActButton>
}

type GroupProps = Omit<Props, 'orders' | 'most'> & { group: DueGroup; isShown: (id: number) => boolean; today: string }

function Group({ group: { when, orders, due }, chosen, isShown, today, onToggle, onChoose }: GroupProps) {
  const t = useTranslations('paying')
  const name = useId()
  const ids = orders.map(({ id }) => id)
  const ticked = ids.filter((id) => chosen.includes(id)).length
  const isAll = ticked === Math.min(ids.length, maxVouchers)
  return (
    <div className={styles.group} data-when={when}>
      <label className={styles.head}>
        <Box
          name={`group.${when}`}
          checked={isAll}
          isPart={ticked > 0 && !isAll}
          onChange={({ target }) => onChoose(withGroup(chosen, ids, target.checked))}
        />
        <span>
          <span id={name}>{t(`group.${when}`)}</span> <small>{orders.length}</small>
        </span>
        <span className={styles.sum}>
          <Sum kopecks={due} />
        </span>
      </label>
      <ul aria-labelledby={name}>
        {orders.map((order) => {
          if (!isShown(order.id)) return null
          return (
            <li key={order.id}>
              <OrderRow order={order} isChosen={chosen.includes(order.id)} today={today} onToggle={onToggle} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type RowProps = { order: PayableOrder; isChosen: boolean; today: string; onToggle: Props['onToggle'] }

function OrderRow({ order, isChosen, today, onToggle }: RowProps) {
  const t = useTranslations('payments')
  const words = useTranslations('paying')
  const name = usePayableName()
  const formats = useFormats()
  const { id, pass_date, due, paid } = order
  const days = daysBetween(pass_date, today)
  return (
    <label className={styles.row} data-chosen={isChosen || undefined}>
      <Box name={`order.${id}`} checked={isChosen} onChange={({ target }) => onToggle(id, target.checked)} />
      <span className={styles.words}>
        <b>{name(order)}</b>
        <small>
          <span className={styles.part}>
            <Num>{t('number', { id: String(id) })}</Num> · {formats.day(pass_date)}
          </span>
          {days > 0 && (
            <>
              <span className="hide-m"> · </span>
              <span className={styles.late}>{words('late', { days })}</span>
            </>
          )}
          {paid > 0 && <> · {t.rich('form.partly', { sum: richPart(<Sum kopecks={paid} />) })}</>}
        </small>
      </span>
      <span className={styles.sum}>
        <Sum kopecks={due} />
      </span>
    </label>
  )
}
