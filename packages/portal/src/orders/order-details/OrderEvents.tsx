import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { type OrderStep, orderSteps } from './order-steps.ts'
import styles from './OrderEvents.module.css'

/** How far the order has come: a door for each step, and a line that is solid, thin or dashed as what comes next is certain. */
export function OrderEvents({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  return (
    <ol className={styles.line} aria-label={t('order.events')}>
      {orderSteps(order).map((step, index) => (
        <li
          key={index}
          className={styles.step}
          data-line={step.line}
          data-kind={step.kind}
          data-barred={(step.kind === 'happened' && step.barred) || undefined}
        >
          <Step step={step} order={order} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step, order }: { step: OrderStep; order: OrderDetails }) {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const formats = useFormats()
  if (step.kind === 'visit') {
    return (
      <>
        <b>{t('order.visit')}</b>
        <small>{step.time ? formats.dayAndTime(step.date, step.time) : formats.day(step.date)}</small>
      </>
    )
  }
  if (step.kind === 'answer') {
    const until = order.waiting?.ends_at
    return (
      <>
        <b>{facts(until ? 'pass.placeComes' : 'pass.answer')}</b>
        {until && <small>{facts('pass.until', { moment: formats.moment(until, order.info.zone) })}</small>}
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
