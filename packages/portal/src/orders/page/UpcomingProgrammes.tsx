import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { dueOf, useDayLook } from '../order-list/order-days.ts'
import { PayProgramme } from '../programme/PayProgramme.tsx'
import { Sum } from '../marks.tsx'
import { DayList } from '../order-list/DayList.tsx'
import { type OrderProgramme, programmesOf } from '../order-list/order-programmes.ts'
import { useScrollBack } from '../order-list/use-scroll-back.ts'
import styles from './UpcomingProgrammes.module.css'

type Props = { orders: readonly Order[]; changed: ReadonlySet<number> }

/** Orders of one group together, by day within its programme. */
export function UpcomingProgrammes({ orders, changed }: Props) {
  const look = useDayLook()
  const programmes = useMemo(() => programmesOf(orders, look.today), [orders, look.today])
  useScrollBack()
  return programmes.map((programme) => (
    <section key={programme.id ?? 'none'} className={styles.programme} aria-labelledby={`programme-${programme.id ?? 'none'}`}>
      <Head programme={programme} />
      <DayList days={programme.days} changed={changed} look={look} programme={programme.id ?? 0} />
    </section>
  ))
}

function Head({ programme: { id, orders } }: { programme: OrderProgramme }) {
  const t = useTranslations('orders')
  return (
    <header className={styles.head}>
      <h2 id={`programme-${id ?? 'none'}`}>{id === null ? t('upcoming.noProgramme') : t('upcoming.programme', { id: String(id) })}</h2>
      {id === null ? <p>{t('orderCount', { count: orders.length })}</p> : <Facts id={id} orders={orders} />}
    </header>
  )
}

/** Its orders, what is due on them, and the ways on. */
function Facts({ id, orders }: { id: number; orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const due = dueOf(orders)
  const sum = () => due && <Sum {...due} />
  return (
    <>
      <p>
        {t('orderCount', { count: orders.length })}:{' '}
        <Num className={styles.numbers}>{formats.list(orders.map((order) => String(order.id)))}</Num>
        {due && (
          <>
            <span className="hide-m"> · </span>
            <b className={styles.due}>{t.rich('upcoming.dueSum', { sum })}</b>
          </>
        )}
      </p>
      <PayProgramme id={id} orders={orders} look="row" />
      <Link to="/upcoming/programme" search={{ id }} className={actLinkClass}>
        {t('upcoming.openProgramme')}
      </Link>
    </>
  )
}
