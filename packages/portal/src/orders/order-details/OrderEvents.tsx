import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails, OrderEvent } from '@anfilada/contract/orders/orders'
import { isClosed } from '@anfilada/contract/orders/order-status'
import styles from './OrderEvents.module.css'

/** Status as a row of badges; the one to come is hollow. */
export function OrderEvents({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  return (
    <ol className={styles.line} aria-label={t('order.events')}>
      {orderSteps(order).map((step, index) => (
        <li key={index} className={styles.step} data-kind={step.kind}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step }: { step: OrderStep }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  if (step.kind === 'visit') {
    return (
      <>
        <b>{t('order.visit')}</b>
        <small>{step.time ? formats.dayAndTime(step.date, step.time) : formats.day(step.date)}</small>
      </>
    )
  }
  const { event } = step
  return (
    <>
      <b>{t(`event.${event.kind}`)}</b>
      <small>{formats.moment(event.at)}</small>
      <small>
        <bdi>{event.actor ?? t('order.system')}</bdi>
      </small>
    </>
  )
}

/** The line of events: what happened, and the visit as the hollow last step while it is still to come. */
export type OrderStep = { kind: 'happened'; event: OrderEvent } | { kind: 'visit'; date: string; time: string | null }

export function orderSteps({ data, info, history }: Pick<OrderDetails, 'data' | 'info' | 'history'>): OrderStep[] {
  const steps: OrderStep[] = history.map((event) => ({ kind: 'happened', event }))
  if (isClosed(info.status)) return steps
  return [...steps, { kind: 'visit', date: data.pass_date, time: info.confirmed_time ?? info.time }]
}
