import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/LanguageProvider'
import { useFormats } from '@anfilada/browser/formats'
import { daysLate, type Need, type NeedKind, type NeedyOrder, needsOf } from '@anfilada/contract/orders/order-needs'
import type { Order } from '@anfilada/contract/orders/orders'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { peopleOf } from '@anfilada/contract/orders/people'
import { ActButton } from '@anfilada/ui/ActButton'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { inTime } from '../../shell/load-chunk.tsx'
import { Sum } from '../marks.tsx'
import { usePlaceName } from '../order-words.ts'
import { useMinute } from '@anfilada/browser/use-minute'
import styles from './OrderNeeds.module.css'
import { useMayAgree, useNearWords } from './use-needs.ts'

const TakeTime = lazy(() => inTime(() => import('./TakeTime.tsx')).then((module) => ({ default: module.TakeTime })))

/** As many as leave the orders in sight under them; the others are one press away. */
const most = 2

/** What waits for the reader, each with its one act: above the orders, and nothing where nothing waits. */
export function OrderNeeds({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('upcoming.needs')
  const id = useId()
  const { agree } = useMayAgree()
  const now = useMinute()
  const needs = useMemo(() => needsOf(orders, now, { agree }), [orders, now, agree])
  const [isWhole, setWhole] = useState(false)
  if (needs.length === 0) return null
  const shown = isWhole ? needs : needs.slice(0, most)
  return (
    <section aria-labelledby={id} className={styles.needs}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('title')} <Num className={styles.count}>{needs.length}</Num>
        </h2>
        {needs.length > shown.length && (
          <ActButton onPress={() => setWhole(true)}>{t('more', { count: String(needs.length - shown.length) })}</ActButton>
        )}
      </div>
      <ol className={styles.strips}>
        {shown.map((need) => (
          <li key={`${need.kind} ${need.orders[0].id}`}>
            <Strip need={need} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Strip({ need, now }: { need: Need; now: Date }) {
  const near = useNearWords(now)
  const sentence = useSentence(now)
  const [{ info }] = need.orders
  const head = (
    <time className={styles.when} dateTime={need.at}>
      <bdi>{near.head(need.at, info.zone)}</bdi>
    </time>
  )
  return (
    <Needs icon={head} action={<Act need={need} />}>
      {sentence(need)}
    </Needs>
  )
}

/** What, by when, or else what. */
function useSentence(now: Date): (need: Need) => string {
  const t = useTranslations('upcoming.needs')
  const formats = useFormats()
  const near = useNearWords(now)
  const place = usePlaceName()
  return (need) => {
    const [order] = need.orders
    const { data, info } = order
    const what = formats.clauses([place(order), near.visit(order)])
    const count = peopleOf(data)
    const together = need.orders.length
    const sentences: Record<NeedKind, () => string> = {
      payUntil: () => t('payUntil', { what, by: near.by(need.at, info.zone), count }),
      payToday: () => t('payToday', { what }),
      agree: () => t(info.pending_change?.cancels ? 'agreeToEnd' : 'agree', { what }),
      otherTime: () => t('otherTime', { what, slot: slotOf(order), count }),
      guide: () => t('guide', { what }),
      overdue: () =>
        together > 1
          ? t('lateTogether', { count: together, day: formats.day(data.pass_date) })
          : t('late', { what, count: daysLate(need, now) }),
    }
    return sentences[need.kind]()
  }
  function slotOf({ data, other_time: other }: NeedyOrder): string {
    if (!other) return ''
    return other.date === data.pass_date ? other.time : formats.dayAndTime(other.date, other.time)
  }
}

function Act({ need: { kind, orders } }: { need: Need }) {
  const t = useTranslations('upcoming.needs')
  const [order] = orders
  const { id, info } = order
  const look = `${buttonLinkClass('primary')} ${styles.act}`
  if (kind === 'otherTime') {
    return (
      <span className={styles.act}>
        <Suspense fallback={null}>
          <TakeTime order={order} look="strip" />
        </Suspense>
      </span>
    )
  }
  if (kind === 'guide') {
    return (
      <Link to="/upcoming/edit" search={{ id }} className={look}>
        {t('addGuide')}
      </Link>
    )
  }
  if (kind === 'agree') {
    return (
      <Link to="/upcoming/info" search={{ id }} className={look}>
        {t('decide')}
      </Link>
    )
  }
  const due = orders.reduce((sum, one) => sum + (one.info.due ?? 0), 0)
  return (
    <Link to="/payment" search={{ vouchers: writeVouchers(orders.map((one) => one.id)) }} className={look}>
      <span>{t.rich('pay', { sum: richPart(<Sum kopecks={due} currency={info.currency} />) })}</span>
    </Link>
  )
}
