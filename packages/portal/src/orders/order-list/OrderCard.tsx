import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { holdsPlaces, isClosed } from '@anfilada/contract/order-status'
import type { Order } from '@anfilada/contract/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import styles from './OrderCard.module.css'
import { OrderButtons } from '../OrderButtons.tsx'
import { OrderStatusDoor } from '../OrderStatusDoor.tsx'
import { peopleOf } from '../order-people.ts'
import { Sum } from '../Sum.tsx'

/** One row of a list: hour, museum, people, door, money; then what may be done. */
export function OrderCard({ order, isChanged }: { order: Order; isChanged: boolean }) {
  const t = useTranslations('orders')
  const { id, info } = order
  return (
    <li className={styles.card} data-closed={isClosed(info.status) || undefined}>
      <div className={styles.time}>
        <Num className={styles.hour}>{info.confirmed_time ?? info.time ?? '—'}</Num>
        {!info.confirmed_time && info.time && <small>{t('slotTime')}</small>}
      </div>
      <What order={order} isChanged={isChanged} />
      <div className={styles.state}>
        <OrderStatusDoor status={info.status} label={info.status_label} />
        <StateNote order={order} />
      </div>
      <Money order={order} />
      <div className={styles.acts}>
        <Link to="/upcoming/info" search={{ id }} className={actLinkClass}>
          {t('details')}
        </Link>
        <OrderButtons order={order} look="row" />
      </div>
    </li>
  )
}

function What({ order: { id, data, info }, isChanged }: { order: Order; isChanged: boolean }) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const facts = [
    t('persons', { count: peopleOf(data) }),
    info.country || catalogue(`category.${data.type}`),
    data.guide ? t('guideNamed', { name: data.guide }) : t('withoutGuide'),
  ]
  return (
    <div className={styles.what}>
      <div className={styles.place}>
        <span className={styles.emblem}>
          <Emblem name={info.emblem} />
        </span>
        <div>
          <h3>
            <Link to="/upcoming/info" search={{ id }}>
              {t('place', info)}
            </Link>
          </h3>
          <p className={styles.number}>
            <Num>{t('number', { id: String(id) })}</Num> · <bdi>{data.refno}</bdi>
            {isChanged && (
              <>
                {' · '}
                <span className={styles.changed}>{t('live.changed')}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
  )
}

function StateNote({ order: { info } }: { order: Order }) {
  const note = info.status === 'confirmed' ? info.entrance : info.status === 'rejected' ? info.rejection_reason : null
  return (
    note && (
      <p>
        <bdi>{note}</bdi>
      </p>
    )
  )
}

/** Nothing where the reader may not see prices; a dash where nothing is charged. */
function Money({ order: { info } }: { order: Order }) {
  const t = useTranslations('orders')
  if (info.total === null) return <div className={styles.money} />
  if (!holdsPlaces(info.status)) return <div className={styles.money}>—</div>
  return (
    <div className={styles.money}>
      <Sum kopecks={info.total} currency={info.currency} />
      <p>
        {info.status !== 'confirmed' ? (
          t('notYetDue')
        ) : info.due ? (
          <span className={styles.due}>{t('toPay')}</span>
        ) : info.total > 0 ? (
          <span className={styles.paid}>{t('paid')}</span>
        ) : (
          t('noMoney')
        )}
      </p>
    </div>
  )
}
