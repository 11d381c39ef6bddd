import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { actLinkClass } from '@anfilada/ui/act-link'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import styles from '../messages.module.css'
import { threadsQuery, unreadThreadsQuery } from '../messages.queries.ts'
import type { MessagesSearch } from '../screens.ts'
import { Talk } from '../Talk.tsx'
import { useOrderName } from './rows.tsx'

/** The thread of the address, and the way to what it is about; nothing while none is chosen. */
export function OpenThread({ search: { order, customer, ...list } }: { search: MessagesSearch }) {
  const t = useTranslations('messages')
  const { title, about } = useHead(order, customer)
  const at = order === undefined ? customer !== undefined && { customer_id: customer } : { order_id: order }
  if (!at) return null
  return (
    <section className={styles.open} aria-label={t('open')}>
      <BackLink to="/messages" search={list}>
        {t('back')}
      </BackLink>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {/* Known when the list is here; its line is kept. */}
          <p className="mut">{about ?? '\u00a0'}</p>
        </div>
        {order === undefined ? (
          <Link to="/customers" search={{ customer }} className={actLinkClass}>
            {t('openCustomer')}
          </Link>
        ) : (
          <Link to="/queue" search={{ order }} className={actLinkClass}>
            {t('openOrder')}
          </Link>
        )}
      </header>
      <Talk key={order ?? -(customer ?? 0)} at={at} label={title} />
    </section>
  )
}

/** Of an order by its number alone where the list does not hold it, and of a customer without its name. */
function useHead(order: number | undefined, customer: number | undefined): { title: string; about: string | undefined } {
  const t = useTranslations('messages')
  const name = useOrderName()
  const { day, dayAndTime } = useFormats()
  const { language } = useLanguage()
  const listed = useInfiniteQuery(threadsQuery(language)).data?.pages.flatMap(({ result }) => result) ?? []
  const unread = useQuery(unreadThreadsQuery(language)).data ?? []
  const thread = [...listed, ...unread].find((one) =>
    order === undefined ? !one.order && one.customer_id === customer : one.order?.id === order,
  )
  if (order === undefined) return { title: t('general'), about: thread?.customer }
  if (!thread?.order) return { title: t('number', { id: String(order) }), about: undefined }
  const { pass_date: date, time } = thread.order
  const when = time === null ? day(date) : dayAndTime(date, time.slice(0, 5))
  return { title: t('orderTitle', { place: name(thread.order), id: String(order) }), about: `${thread.customer} · ${when}` }
}
