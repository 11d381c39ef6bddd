import { Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { usePlaceName } from '../order-words.ts'
import { Balance } from './Balance.tsx'
import { diaryOf, type Deadline } from './deadlines.ts'
import styles from './OrderDiary.module.css'

/** Beside the orders: what must be done before when, and how the customer stands. */
export function OrderDiary({ orders }: { orders: readonly Order[] }) {
  const mayReadBalance = useMay()(['read', 'Balance'])
  const { entries, due } = useMemo(() => diaryOf(orders, new Date(), museumDate), [orders])
  if (entries.length === 0 && !mayReadBalance) return null
  return (
    <aside className={styles.diary}>
      {entries.length > 0 && <Deadlines entries={entries} due={due} today={museumDate(new Date())} />}
      {mayReadBalance && <Balance orders={orders} />}
    </aside>
  )
}

function Deadlines({ entries, due, today }: { entries: readonly Deadline[]; due: number; today: string }) {
  const t = useTranslations('orders')
  const id = useId()
  const isShort = entries.filter(({ kind }) => kind === 'due').length < due
  return (
    <section aria-labelledby={id} className={`${styles.part} ${styles.deadlines}`}>
      <h2 id={id} className={styles.title}>
        {t('deadlines.title')}
      </h2>
      <ol>
        {entries.map((deadline) => (
          <li key={`${deadline.kind} ${deadline.order.id}`} className={styles.entry}>
            <Entry deadline={deadline} today={today} />
          </li>
        ))}
      </ol>
      {isShort && (
        <Link to="/upcoming" search={{ unpaid: true }} className={`${actLinkClass} ${styles.more}`}>
          {t('deadlines.allDue', { count: String(due) })}
        </Link>
      )}
    </section>
  )
}

function Entry({ deadline: { kind, day, moment, order }, today }: { deadline: Deadline; today: string }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const place = usePlaceName()
  const { data, info } = order
  const number = { id: String(order.id) }
  const facts =
    kind === 'due'
      ? t('deadlines.numberAndSum', { ...number, sum: formats.formatSum(info.due ?? 0, info.currency) })
      : t('deadlines.numberAndVisit', { ...number, day: formats.shortDay(data.pass_date) })
  return (
    <>
      <time className={styles.when} dateTime={moment ?? day}>
        {moment !== null && day === today ? <Num>{museumTime(new Date(moment), info.zone)}</Num> : formats.shortDay(day)}
      </time>
      <span>
        <Link to="/upcoming/info" search={{ id: order.id }} className={styles.what}>
          {t(`deadlines.${kind}`, { museum: info.museum || place(order) })}
        </Link>
        <small>{facts}</small>
      </span>
    </>
  )
}
