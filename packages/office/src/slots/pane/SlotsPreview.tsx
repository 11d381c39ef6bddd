import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import type { SlotPreview, TouchedOrder } from '@anfilada/contract/orders/capacity'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { statusShapes } from '../../orders/order-title.ts'
import type { PreviewOfSlots } from './use-slot-edit.ts'
import styles from './SlotPane.module.css'

const mostShown = 12

/** Which slots a change does not fit, whose orders it is about, and who of the waiting list would get places. */
export function SlotsPreview({ would: { preview, isCurrent } }: { would: PreviewOfSlots }) {
  const t = useTranslations('slots.preview')
  const sentence = useFailureSentence()
  if (!preview) return null
  const data = isCurrent ? preview.data : undefined
  return (
    <section className={styles.preview} aria-label={t('title')} aria-live="polite" aria-busy={!data}>
      <h3>{t('title')}</h3>
      {preview.isError && <p className={styles.fault}>{sentence(preview.error)}</p>}
      {!data && !preview.isError && <p className="mut">{t('asking')}</p>}
      {data && <Consequences slots={data} />}
    </section>
  )
}

function Consequences({ slots }: { slots: readonly SlotPreview[] }) {
  const t = useTranslations('slots.preview')
  const formats = useFormats()
  const refused = slots.filter(({ refusal }) => refusal !== null)
  // Those that stand in the way come first.
  const touched = [...refused, ...slots.filter(({ refusal }) => refusal === null)].flatMap(({ orders }) => orders)
  const served = slots.flatMap((slot) => slot.served)
  return (
    <>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.slice(0, mostShown).map(({ slot_id, date, time, refusal, missing }) => (
            <li key={slot_id}>
              <b>{t('at', { day: formats.shortDay(date), time })}</b> {refusal && t(`refusal.${refusal}`, { missing })}
            </li>
          ))}
        </ul>
      )}
      {touched.length === 0 && served.length === 0 && refused.length === 0 && <p className="mut">{t('nothing')}</p>}
      <Orders title={t('touched', { count: touched.length })} orders={touched} />
      <Orders title={t('served', { count: served.length })} orders={served} />
    </>
  )
}

/** Orders by name and number, the first of them. */
export function Orders({ title, orders }: { title: string; orders: readonly TouchedOrder[] }) {
  const t = useTranslations('slots.preview')
  const status = useTranslations('status')
  if (orders.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.orders}>
        {orders.slice(0, mostShown).map((order) => (
          <li key={order.id}>
            <StatusBadge shape={statusShapes[order.status]} label={status(order.status)} glyphOnly />
            <Link to="/queue" search={{ order: order.id }}>
              <NumberOf id={order.id} />
            </Link>
            <span>{order.customer}</span>
            <b>{t('pax', { count: order.places })}</b>
          </li>
        ))}
      </ul>
      {orders.length > mostShown && <p className="mut">{t('more', { count: orders.length - mostShown })}</p>}
    </>
  )
}
