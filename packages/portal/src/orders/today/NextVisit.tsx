import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { DayAhead } from '@anfilada/contract/orders/day-ahead'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'
import { PhoneIcon, QrIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { useIsQuiet } from '../../shell/use-is-quiet.ts'
import { whereaboutsQuery } from '../locating/whereabouts.queries.ts'
import { dot, usePlaceName } from '../order-words.ts'
import { useHasVoucher } from '../voucher/ShowLink.tsx'
import styles from './NextVisit.module.css'

/** The next door, readable from the pavement: when, where in, who meets, and the voucher. */
export function NextVisit({ next: { order, time, minutesLeft } }: { next: DayAhead['next'] }) {
  const t = useTranslations('orders')
  const place = usePlaceName()
  const formats = useFormats()
  const people = peopleOf(order.data)
  const hasVoucher = useHasVoucher(order)
  const { id, data, info } = order
  return (
    <article className={styles.next}>
      <p className={styles.when}>
        <Num className={styles.hour}>{time}</Num>
        <b>{useTimeLeft(minutesLeft)}</b>
      </p>
      <div className={styles.what}>
        <h3>
          <Link to="/upcoming/info" search={{ id }}>
            {place(order)}
          </Link>
        </h3>
        {info.entrance && (
          <p className={styles.entrance}>
            <bdi>{info.entrance}</bdi>
          </p>
        )}
        <p className={styles.facts}>
          <Num>{t('number', { id: String(id) })}</Num>
          {dot}
          <bdi>{data.refno}</bdi>
          {people > 0 && `${dot}${formats.clauses([t('persons', { count: people }), info.country].filter(Boolean))}`}
        </p>
      </div>
      {info.allowed.includes('locate') && <Greeter order={order} />}
      {hasVoucher && (
        <Link to="/upcoming/show" search={{ id }} className={styles.voucher}>
          <QrIcon />
          {t('showAtDoor')}
        </Link>
      )}
    </article>
  )
}

/** Who meets the group and his telephone; it comes after the page, and its place is kept for it. */
function Greeter({ order: { data } }: { order: Order }) {
  const t = useTranslations('orders')
  const { language } = useLanguage()
  const isQuiet = useIsQuiet()
  const { data: found } = useQuery({ ...whereaboutsQuery(data.museum_id ?? 0, language), enabled: isQuiet && data.museum_id !== null })
  return (
    <div className={styles.greeter}>
      <small>{t('toLocate')}</small>
      {found && (
        <>
          <b>
            <bdi>{found.chiefWorker.name}</bdi>
          </b>
          {found.place && (
            <span className={styles.place} data-cuts title={found.place.text}>
              <bdi>{found.place.text}</bdi>
            </span>
          )}
          <a href={`tel:${found.chiefWorker.phone.replaceAll(/[^+\d]/g, '')}`}>
            <PhoneIcon />
            <Num>{found.chiefWorker.phone}</Num>
          </a>
        </>
      )}
    </div>
  )
}

/** через 40 мин, через 4 ч 40 мин; seconds are nobody's business here. */
function useTimeLeft(minutes: number): string {
  const t = useTranslations('upcoming.today')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (minutes === 0) return t('now')
  if (hours === 0) return t('minutes', { minutes: String(rest) })
  return rest === 0 ? t('hours', { hours: String(hours) }) : t('hoursAndMinutes', { hours: String(hours), minutes: String(rest) })
}
