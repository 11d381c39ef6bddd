import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Num } from '@anfilada/ui/Num'
import { OrderStatusBadge } from '../marks.tsx'
import styles from './OrderHero.module.css'

/** Time and entrance so large that they are read at arm's length in the rain; before them, what is waited for. */
export function OrderHero({ order: { data, info } }: { order: Order }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const jalali = formats.jalali(data.pass_date)
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.time} data-unconfirmed={info.status !== 'confirmed' || undefined}>
          <Num>{info.confirmed_time ?? info.time ?? '—'}</Num>
        </p>
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
      <div>
        <p className={styles.status}>
          <OrderStatusBadge status={info.status} label={info.status_label} />
        </p>
        <Outcome data={data} info={info} />
      </div>
    </section>
  )
}

function Outcome({ data: { kind, schedule_item_id: slot }, info }: Pick<Order, 'data' | 'info'>) {
  const t = useTranslations('orders')
  const placeLabel = usePlaceLabel(kind)
  switch (info.status) {
    case 'confirmed':
      return (
        info.entrance && (
          <>
            <small className={styles.label}>{placeLabel}</small>
            <b className={styles.entrance}>
              <bdi>{info.entrance}</bdi>
            </b>
          </>
        )
      )
    case 'rejected':
      return (
        <>
          <small className={styles.label}>{t('order.reason')}</small>
          <b className={styles.reason}>
            <bdi>{info.rejection_reason || t('order.rejectedNoReason')}</bdi>
          </b>
        </>
      )
    case 'in_processing':
      return <p className={styles.note}>{t(slot === null ? 'order.waitsForAnswer' : 'order.waitsForAnswerWithPlaces')}</p>
    case 'waiting_list':
      return <p className={styles.note}>{t('order.waitsForPlaces')}</p>
    case 'cancelled':
      return (
        <>
          {info.rejection_reason && (
            <b className={styles.reason}>
              <bdi>{info.rejection_reason}</bdi>
            </b>
          )}
          <p className={styles.note}>{t('order.cancelledFact')}</p>
        </>
      )
    default:
      return info.status satisfies never
  }
}

/** What the place of a confirmed order is: a museum has an entrance, a coach comes to a door, equipment is handed out. */
function usePlaceLabel(kind: OrderKind): string {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const services = useTranslations('services')
  if (kind === 'transport') return lowered(services('field.pickup'))
  if (kind === 'guide') return lowered(services('field.meeting_point'))
  return kind === 'audio_guides' ? lowered(facts('pickup')) : t('order.entrance')
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
