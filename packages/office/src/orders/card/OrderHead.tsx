import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Door } from '@anfilada/ui/Door'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import { statusDoors } from '../status-doors.ts'
import styles from './OrderHead.module.css'

export function OrderHead({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.card')
  const { moment } = useFormats()
  return (
    <>
      <div className={styles.head}>
        <Emblem name={order.info.emblem} />
        <div className={styles.words}>
          <h2>
            {order.info.museum}, {order.info.object}
          </h2>
          <p className={styles.meta}>
            <Door shape={statusDoors[order.info.status]} label={order.info.status_label} />
            <span className="mut">
              <Num>{t('number', { id: String(order.id) })}</Num> · {order.customer.name}, {order.placed_by} ·{' '}
              {t('sent', { moment: moment(order.info.created_at) })}
              {order.data.revision > 1 && ` · ${t('revision', { number: order.data.revision })}`}
            </span>
          </p>
        </div>
      </div>
      <Asked order={order} />
      {order.info.entrance && (
        <p className={styles.fact}>
          <span className="dim">{t('entrance')}</span> {order.info.entrance}
        </p>
      )}
      {order.info.rejection_reason && (
        <p className={styles.fact}>
          <span className="dim">{t('reason')}</span> {order.info.rejection_reason}
        </p>
      )}
    </>
  )
}

/** When, how many, of what kind, for how much: the four facts of a decision. */
function Asked({ order: { info, data, pax } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.card')
  const ticket = useTranslations('ticket')
  const category = useTranslations('category')
  const { dayAndWeekday } = useFormats()
  const tickets = data.tickets.filter(({ quantity }) => quantity > 0)
  return (
    <dl className={styles.asked}>
      <Fact term={t(info.confirmed_time ? 'given' : 'asked')} under={dayAndWeekday(data.pass_date)}>
        <Num>{info.confirmed_time ?? info.time}</Num>
      </Fact>
      <Fact
        term={t('group')}
        under={tickets.map((line) => t('ticketCount', { category: ticket(line.category), count: line.quantity })).join(', ')}
      >
        <Num>{pax}</Num>
      </Fact>
      <Fact term={t('category')} under={info.country}>
        <span className={styles.category}>{category(data.type)}</span>
      </Fact>
      <Fact term={t('sum')}>{info.total === null ? t('noSum') : <Num>{formatSum(info.total, info.currency)}</Num>}</Fact>
    </dl>
  )
}

function Fact({ term, under, children }: { term: string; under?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {under && <small>{under}</small>}
      </dd>
    </div>
  )
}
