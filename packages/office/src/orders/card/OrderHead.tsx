import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { emblemOf } from '@anfilada/contract/orders/order-emblem'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import { placeWords, useOrderTitle, statusShapes } from '../order-title.ts'
import { AskedFacts } from './kinds/AskedFacts.tsx'
import { FactLine } from './kinds/FactLine.tsx'
import { KindFacts } from './kinds/KindFacts.tsx'
import common from '../../shell/panes/CardHead.module.css'
import styles from '../OrderHead.module.css'

/** `titleRef`: its name takes the focus of whoever is led to it. */
export function OrderHead({ order, titleRef }: { order: OfficeOrderDetails; titleRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('office.card')
  const kind = useTranslations('kind')
  const place = useTranslations('office.decision')
  const title = useOrderTitle()
  const { moment } = useFormats()
  return (
    <>
      <div className={styles.head}>
        <Emblem name={emblemOf(order)} />
        <div className={styles.words}>
          <h2 ref={titleRef} tabIndex={-1} className={common.title}>
            {title(order)}
          </h2>
          <p className={common.meta}>
            <StatusBadge shape={statusShapes[order.info.status]} label={order.info.status_label} />
            <span className="mut">
              {order.data.kind !== 'museum_tickets' && `${kind(order.data.kind)} · `}
              <Num>{t('number', { id: String(order.id) })}</Num> · {order.customer.name}, {order.placed_by}
            </span>
            <span className={`${styles.sent} mut`}>
              {t('sent', { moment: moment(order.info.created_at) })}
              {order.data.revision > 1 && ` · ${t('revision', { number: order.data.revision })}`}
            </span>
          </p>
        </div>
      </div>
      <AskedFacts order={order} />
      <KindFacts order={order} />
      {order.info.entrance && !isSaidAbove(order) && <FactLine term={place(placeWords[order.data.kind])}>{order.info.entrance}</FactLine>}
      {order.info.rejection_reason && <FactLine term={t('reason')}>{order.info.rejection_reason}</FactLine>}
      <Deadlines order={order} />
    </>
  )
}

/** A coach or a guide that is confirmed where the customer awaits it. */
function isSaidAbove({ data, info }: OfficeOrderDetails): boolean {
  if (data.kind === 'guide') return info.entrance === data.meeting_point
  return data.kind === 'transport' && info.entrance === data.pickup
}

/** What the system does by itself when nobody acts, and when. */
function Deadlines({ order: { data, info, pay_until: payUntil } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('kindFacts')
  const { dayAndTime, moment } = useFormats()
  if (info.status === 'in_processing') {
    return <p className={`${styles.fact} mut`}>{t('answerBy', { moment: dayAndTime(data.pass_date, info.time ?? '') })}</p>
  }
  return payUntil === null ? null : <p className={`${styles.fact} mut`}>{t('payBy', { moment: moment(payUntil, info.zone) })}</p>
}
