import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useMinute } from '@anfilada/browser/use-minute'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { admits } from '@anfilada/contract/vouchers/voucher-status'
import { Num } from '@anfilada/ui/Num'
import { inTime } from '../../shell/load-chunk.tsx'
import { useRest } from '../../shell/rest.ts'
import { useIsQuiet } from '../../shell/use-is-quiet.ts'
import { OrderDoor, OrderStatusBadge } from '../marks.tsx'
import { useHasVoucher } from '../voucher/ShowLink.tsx'
import styles from './Pass.module.css'
import { type Onward, PassBody } from './PassBody.tsx'
import { visitTime } from './visit-time.ts'

const PassCode = lazy(() => inTime(() => import('./PassCode.tsx')).then((module) => ({ default: module.PassCode })))

/** What is held in the hand: when and where, read at arm's length in the rain, and the door: with its code where it is open, else as it stands. */
export function Pass({ order, ...onward }: { order: OrderDetails } & Onward) {
  return (
    <section className={styles.pass}>
      <Stub order={order} />
      <div className={styles.body}>
        <PassBody order={order} {...onward} />
      </div>
      <Side order={order} />
    </section>
  )
}

function Stub({ order: { data, info } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const jalali = formats.jalali(data.pass_date)
  const time = info.confirmed_time ?? info.time
  return (
    <div className={styles.stub}>
      <p className={styles.status}>
        <OrderStatusBadge status={info.status} label={info.status_label} />
      </p>
      <p className={styles.time}>
        <Num>{time ?? '—'}</Num>
      </p>
      <div className={styles.when}>
        <Nearness date={data.pass_date} time={time} info={info} />
        <p className={styles.date}>
          {info.status !== 'confirmed' && data.schedule_item_id !== null && `${t('order.slotAt')} · `}
          {formats.fullDay(data.pass_date)}
          {jalali && (
            <bdi lang="fa" className={styles.jalali}>
              {jalali}
            </bdi>
          )}
        </p>
      </div>
    </div>
  )
}

type NearnessProps = { date: string; time: string | null; info: Pick<OrderDetails['info'], 'status' | 'zone'> }

/** How near the visit is; of an order that leads to none, what stands in its way. */
function Nearness({ date, time, info: { status, zone } }: NearnessProps) {
  const t = useTranslations('orderFacts')
  const rest = useRest()
  const near = visitTime({ date, time }, zone, useMinute().getTime())
  const said = () => {
    if (status === 'rejected' || status === 'cancelled') return t(`pass.${status}`)
    if (status === 'waiting_list') return t('pass.waiting')
    if (near?.said !== 'soon') return near && t(`pass.${near.said}`)
    return near.left === 0 ? t('pass.now') : t('pass.soon', { rest: rest(near.left) })
  }
  const words = said()
  return words && <p className={styles.near}>{words}</p>
}

function Side({ order }: { order: OrderDetails }) {
  const { data, info } = order
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const hasVoucher = useHasVoucher(order)
  const isQuiet = useIsQuiet()
  if (hasVoucher) {
    return (
      <div className={styles.side}>
        <div className={styles.gate}>
          <div>
            <Suspense>{isQuiet && <PassCode id={order.id} />}</Suspense>
          </div>
        </div>
      </div>
    )
  }
  const note = {
    confirmed: undefined,
    in_processing: admits(data.kind, 'confirmed') ? facts('pass.after') : undefined,
    waiting_list: t('order.waitsForPlaces'),
    rejected: info.due === 0 ? facts('pass.nothing') : undefined,
    cancelled: t('order.cancelledFact'),
  }[info.status]
  return (
    <div className={styles.side}>
      <OrderDoor status={info.status} className={styles.door} />
      {note && <p>{note}</p>}
    </div>
  )
}
