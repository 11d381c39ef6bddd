import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { type OrderInTheWay, planActsFor, type PlanAct } from '@anfilada/contract/orders/slot-plans'
import { SelectField } from '@anfilada/ui/SelectField'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { statusShapes } from '../../orders/order-title.ts'
import { actOf, type PlanDraft } from './plan-draft.ts'
import styles from './plans.module.css'

type Props = { orders: readonly OrderInTheWay[]; draft: PlanDraft; onAct: (orderId: number, act: PlanAct) => void }

/** The orders in the way, in the order in which they are taken, and what becomes of each. */
export function PlannedOrders({ orders, draft, onAct }: Props) {
  const t = useTranslations('slots.plan')
  return (
    <section aria-label={t('orders', { count: orders.length })}>
      <h3 className={styles.heading}>{t('orders', { count: orders.length })}</h3>
      <p className="mut">{t('enough')}</p>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderLine order={order} />
            <span className={styles.act}>
              <SelectField
                label={t('ofOrder', { id: String(order.id) })}
                name={`act-${order.id}`}
                options={planActsFor(order).map((value) => ({ value, label: t(`acts.${value}`) }))}
                value={actOf(order, draft)}
                onChange={(act) => onAct(order.id, act)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose order it is, for how many and when. */
export function OrderLine({ order }: { order: Pick<OrderInTheWay, 'id' | 'status' | 'customer' | 'places' | 'date' | 'time'> }) {
  const preview = useTranslations('slots.preview')
  const status = useTranslations('status')
  const { dayAndTime } = useFormats()
  return (
    <div className={styles.what}>
      <StatusBadge shape={statusShapes[order.status]} label={status(order.status)} glyphOnly />
      <p>
        <NumberOf id={order.id} /> · <b>{order.customer}</b>
        <small className="mut">
          {dayAndTime(order.date, order.time)} · {preview('pax', { count: order.places })}
        </small>
      </p>
    </div>
  )
}
