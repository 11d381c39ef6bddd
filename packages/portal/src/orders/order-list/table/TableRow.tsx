import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { isOfMoney, needOf } from '@anfilada/contract/orders/order-needs'
import { holdsPlaces, isClosed } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Box } from '@anfilada/ui/Box'
import { Num } from '@anfilada/ui/Num'
import { useVisibleAct, VisibleAct } from '../../buttons/RowActs.tsx'
import { OrderStatusBadge, Sum } from '../../marks.tsx'
import { useMayAgree } from '../../needs/use-needs.ts'
import { noteOf, usePlaceName } from '../../order-words.ts'
import styles from './OrderTable.module.css'

/** `date`: the day of an order that stands under no heading, in a table that has a column for it. */
type Props = { order: Order; date: string | undefined; isCurrent: boolean; isMarked: boolean; onMark: (id: number) => void }

/** One order in one line of 24 px; only the entrance may be cut, and a name or a reference that is longer than its column. */
export const TableRow = memo(function TableRow({ order, date, isCurrent, isMarked, onMark }: Props) {
  const table = useTranslations('orderTable')
  const place = usePlaceName()
  const act = useVisibleAct(order)
  const { id, data, info } = order
  const name = place(order)
  return (
    <tr tabIndex={-1} data-order={id} data-current={isCurrent || undefined} data-closed={isClosed(info.status) || undefined}>
      <td>
        <label className={styles.box}>
          <Box checked={isMarked} onChange={() => onMark(id)} aria-label={table('markOrder', { id: String(id) })} />
        </label>
      </td>
      {date !== undefined && <td className={styles.date}>{date}</td>}
      <td className={styles.hour}>
        <Num>{info.confirmed_time ?? info.time ?? '—'}</Num>
      </td>
      <th scope="row" abbr={name}>
        <div className={styles.what}>
          <Link to="/upcoming/info" search={{ id }} title={name}>
            {name}
          </Link>
          {date === undefined && <Note order={order} />}
        </div>
      </th>
      <td className={styles.count}>{peopleOf(data) > 0 && <Num>{peopleOf(data)}</Num>}</td>
      <td className={styles.status}>
        <OrderStatusBadge status={info.status} label={info.status_label} />
      </td>
      <td className={styles.quiet}>
        <Num>{id}</Num>
      </td>
      <td className={styles.quiet} data-cuts>
        <bdi>{data.refno}</bdi>
      </td>
      <td className={styles.quiet} title={data.guide} data-cuts>
        <bdi>{data.guide || '—'}</bdi>
      </td>
      <td className={styles.money}>
        <Total info={info} />
      </td>
      <td className={styles.money}>
        <Due order={order} />
      </td>
      <td className={styles.act}>
        <VisibleAct act={act} order={order} />
      </td>
    </tr>
  )
})

/** The entrance, or what is said of the order: in the room that the place leaves, and the one text that may be cut. */
function Note({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const note = order.info.pending_change ? t('changeWaits') : noteOf(order)
  return (
    note && (
      <>
        <span className={styles.quiet}>·</span>
        {/* A Russian answer on a Persian page is cut at its own end. */}
        <span className={styles.note} data-cuts dir="auto" title={note}>
          {note}
        </span>
      </>
    )
  )
}

/** Nothing where the reader may not see prices, a dash where nothing is charged. */
function Total({ info }: Pick<Order, 'info'>) {
  if (info.total === null) return null
  return holdsPlaces(info.status) ? <Sum kopecks={info.total} currency={info.currency} /> : '—'
}

/** What is due: red where it is late, amber where it is due today, or places wait for it. */
function Due({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const need = needOf(order, new Date(), useMayAgree())
  const { info } = order
  if (info.status !== 'confirmed' || info.total === null) return null
  if (!info.due) return <span className={styles.quiet}>{t(info.total > 0 ? 'paid' : 'noMoney')}</span>
  const tone = !need || !isOfMoney(need) ? undefined : need.kind === 'overdue' ? styles.late : styles.waits
  return (
    <span className={tone}>
      <Sum kopecks={info.due} currency={info.currency} />
    </span>
  )
}
