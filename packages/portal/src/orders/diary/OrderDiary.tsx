import { Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'
import { endingFreeChanges } from '@anfilada/contract/orders/ending-free-changes'
import type { Order } from '@anfilada/contract/orders/orders'
import { Coming } from '@anfilada/ui/Skeleton'
import { usePlaceName } from '../order-words.ts'
import { DueWishes } from '../needs/DueWishes.tsx'
import { OrderPageWords } from '../OrderWords.tsx'
import { Balance } from './Balance.tsx'
import { useDueWishes } from '../needs/use-due-wishes.ts'
import styles from './OrderDiary.module.css'

/** As many as are read at a glance. */
const most = 4

/** Under the orders: which wishes are due and which changes will soon cost, and how the customer stands. */
export function OrderDiary({ orders }: { orders: readonly Order[] }) {
  const mayReadBalance = useMay()(['read', 'Balance'])
  const ending = useMemo(() => endingFreeChanges(orders, new Date()).slice(0, most), [orders])
  const wishes = useDueWishes()
  // All of it at once: a strip that came after the rest would move it.
  if (!wishes) return <Coming />
  const hasParts = ending.length > 0 || mayReadBalance
  return (
    <OrderPageWords before={<Coming />}>
      <DueWishes asked={wishes} />
      {hasParts && (
        <aside className={styles.diary}>
          {ending.length > 0 && <Deadlines ending={ending} />}
          {mayReadBalance && <Balance orders={orders} />}
        </aside>
      )}
    </OrderPageWords>
  )
}

function Deadlines({ ending }: { ending: readonly Ending[] }) {
  const t = useTranslations('besideOrders')
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {t('deadlines.title')}
      </h2>
      <ol>
        {ending.map((one) => (
          <li key={one.order.id} className={styles.entry}>
            <Entry ending={one} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type Ending = { at: string; order: Order }

function Entry({ ending: { at, order } }: { ending: Ending }) {
  const t = useTranslations('besideOrders')
  const formats = useFormats()
  const place = usePlaceName()
  const { data, info } = order
  const moment = new Date(at)
  return (
    <>
      <time className={styles.when} dateTime={at}>
        {formats.shortDay(museumDate(moment, info.zone))}
      </time>
      <span>
        <Link to="/upcoming/info" search={{ id: order.id }} className={styles.what}>
          {t('deadlines.freeChanges', { museum: info.museum || place(order) })}
        </Link>
        <small>
          {t('deadlines.numberAndVisit', {
            id: String(order.id),
            time: museumTime(moment, info.zone),
            day: formats.shortDay(data.pass_date),
          })}
        </small>
      </span>
    </>
  )
}
