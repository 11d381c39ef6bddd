import type { Language } from '@anfilada/contract/languages'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { Refused, callAction } from '@anfilada/browser/http'
import { Unread } from '@anfilada/browser/Unread'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { useJustSent } from '@anfilada/browser/just-sent'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { admits } from '@anfilada/contract/vouchers/voucher-status'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { Empty } from '@anfilada/ui/Empty'
import { CheckIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { DayList } from '../order-list/DayList.tsx'
import { daysInOrder, dueOf, useDayLook } from '../order-list/order-days.ts'
import { OrderNews } from '../order-news/OrderNews.tsx'
import { useOrderNews } from '../order-news/use-order-news.ts'
import { OrderPageWords } from '../OrderWords.tsx'
import { peopleOf } from '@anfilada/contract/orders/people'
import { PrintedHead } from '../printed/Printed.tsx'
import { useOrderNumbers } from '../order-words.ts'
import { PayProgramme } from './PayProgramme.tsx'
import { Sum } from '../marks.tsx'
import { ClashList } from './ClashList.tsx'
import { VoucherPapers } from '../voucher/VoucherPapers.tsx'
import styles from './ProgrammePage.module.css'
import { totalOf } from './timeline.ts'
import { ProgrammeTimeline } from './ProgrammeTimeline.tsx'
import { readOrderSearch } from '../orders-search.ts'

export function ProgrammePage() {
  return (
    <OrderPageWords>
      <ChosenProgramme />
    </OrderPageWords>
  )
}

function ChosenProgramme() {
  const t = useTranslations('tour')
  const { id } = useAddress(readOrderSearch)
  usePageTitle(id ? t('titleNumbered', { id: String(id) }) : t('notFoundTitle'))
  return id ? <ProgrammeById key={id} id={id} /> : <NotFound />
}

function NotFound() {
  const t = useTranslations('tour')
  const orders = useTranslations('orders')
  const back = (
    <Link to="/upcoming" className={buttonLinkClass()}>
      {orders('order.toOrders')}
    </Link>
  )
  return <Empty drawing={NoPage} isPage title={t('notFoundTitle')} text={t('notFoundText')} action={back} />
}

function ProgrammeById({ id }: { id: number }) {
  const t = useTranslations('tour')
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const programme = useQuery(programmeQuery(id, language))
  const changes = useOrderNews()
  if (programme.error instanceof Refused && programme.error.code === 'programme_not_found') return <NotFound />
  return (
    <>
      <OrderNews changes={changes.latest} />
      <PrintedHead />
      <JustSent id={id} />
      <nav className={styles.path} aria-label={orders('order.path')}>
        <Link to="/upcoming" search={{ view: 'programme' }} className={actLinkClass}>
          {orders('upcoming.title')}
        </Link>
      </nav>
      {!programme.data ? (
        <Unread query={programme} failed={t('failed')} rows={6} />
      ) : (
        <Sheet programme={programme.data} changed={changes.ids} />
      )}
    </>
  )
}

/** The result of sending it, which takes the focus: whoever sent it is led here. */
function JustSent({ id }: { id: number }) {
  const t = useTranslations('tour')
  const { isSent, place } = useJustSent<HTMLDivElement>('programme', id)
  if (!isSent) return null
  return (
    <div {...place} role="status" className={styles.sent}>
      <Note icon={<CheckIcon />}>{t('sent')}</Note>
    </div>
  )
}

/** The programme by days on one axis, what of it cannot be done, and its orders with all that may be done with them. */
function Sheet({ programme, changed }: { programme: Programme; changed: ReadonlySet<number> }) {
  const t = useTranslations('tour')
  const orders = useTranslations('orders')
  const numbered = useOrderNumbers()
  const look = useDayLook()
  return (
    <article>
      <Head programme={programme} />
      <ProgrammeTimeline programme={programme} />
      <ClashList programme={programme} />
      <div className={styles.orders}>
        <Section title={orders('upcoming.title')} rule="none">
          <p className={styles.numbers}>{t('numbers', { numbers: numbered(programme.orders.map(({ id }) => id)) })}</p>
          <DayList days={daysInOrder(programme.orders)} changed={changed} look={look} programme={programme.programme_id} />
        </Section>
        <Papers programme={programme} />
      </div>
    </article>
  )
}

/** The vouchers of all orders that have one, in one file. */
function Papers({ programme: { programme_id, orders } }: { programme: Programme }) {
  const t = useTranslations('voucher')
  const may = useMay()(['read', 'Voucher'])
  if (!may || !orders.some(({ data, info }) => admits(data.kind, info.status))) return null
  return (
    <div className={styles.papers}>
      <VoucherPapers of={{ programme_id }} title={t('programme')} />
    </div>
  )
}

function Head({ programme: { programme_id: id, name, orders, clashes } }: { programme: Programme }) {
  const t = useTranslations('tour')
  const words = useTranslations('orders')
  const formats = useFormats()
  const dates = orders.map(({ data }) => data.pass_date).sort()
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  const people = Math.max(0, ...orders.map(({ data }) => peopleOf(data)))
  const total = totalOf(orders)
  const due = dueOf(orders)
  const figures: { label: string; value: ReactNode; tone?: 'amber' }[] = [
    { label: t('orders'), value: <Num>{orders.length}</Num> },
    ...(clashes.length > 0 ? [{ label: t('clashes'), value: <Num>{clashes.length}</Num>, tone: 'amber' as const }] : []),
    ...(total === null ? [] : [{ label: t('sum'), value: <Sum kopecks={total} currency={orders[0]?.info.currency ?? 'RUB'} /> }]),
    ...(due ? [{ label: words('toPay'), value: <Sum {...due} /> }] : []),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{name ? t('title', { name }) : t('titleNumbered', { id: String(id) })}</h1>
        <p>
          {first === last ? formats.fullDay(first) : formats.range(first, last)} · {words('persons', { count: people })}
        </p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PayProgramme id={id} orders={orders} look="page" />
    </header>
  )
}

/** Under the key of the orders: what is told of any of them reads it anew. */
function programmeQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: ['orders', 'programme', id, language],
    queryFn: async ({ signal }) => (await callAction('get_programme', { programme_id: id, language }, { language, signal })).result,
  })
}
