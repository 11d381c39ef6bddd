import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFormats } from '@anfilada/browser/formats'
import { Refused } from '@anfilada/browser/http'
import { MoneySentence } from '@anfilada/browser/MoneySentence'
import { useMay } from '@anfilada/browser/ability'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { useJustSent } from '@anfilada/browser/just-sent'
import { emblemOf } from '@anfilada/contract/orders/order-emblem'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Emblem } from '@anfilada/ui/Emblem'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { Empty } from '@anfilada/ui/Empty'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { AboutObject } from '../../catalogue/about/AboutObject.tsx'
import { useBalanceQuery } from '../diary/balance.queries.ts'
import { UseKept } from '../diary/UseKept.tsx'
import { OrderNews } from '../order-news/OrderNews.tsx'
import { useOrderNews } from '../order-news/use-order-news.ts'
import { OrderButtons } from '../buttons/OrderButtons.tsx'
import { peopleOf } from '@anfilada/contract/orders/people'
import { usePlaceName } from '../order-words.ts'
import { GroupSection } from '../order-details/GroupSection.tsx'
import { HistorySection } from '../order-details/HistorySection.tsx'
import { KindSection } from '../order-details/KindSection.tsx'
import { LinesSection } from '../order-details/LinesSection.tsx'
import { sumsOfOrder } from '../order-details/money-of-order.ts'
import { MoneySection } from '../order-details/MoneySection.tsx'
import { OrderEvents } from '../order-details/OrderEvents.tsx'
import { Pass } from '../order-details/Pass.tsx'
import { PendingChange } from '../order-details/PendingChange.tsx'
import { WaitingSection } from '../order-details/WaitingSection.tsx'
import { ShowLink, useHasVoucher } from '../voucher/ShowLink.tsx'
import { VoucherPapers } from '../voucher/VoucherPapers.tsx'
import { Again, OtherTime } from './onward.tsx'
import styles from './OrderPage.module.css'
import { PrintButton, PrintedHead } from '../printed/Printed.tsx'
import { OrderPageWords } from '../OrderWords.tsx'
import { orderQuery } from '../orders.queries.ts'
import { rememberSelectedOrder, selectedOrderId } from '../selected-order.ts'
import { readOrderSearch } from '../orders-search.ts'

export function OrderPage() {
  return (
    <OrderPageWords>
      <ChosenOrder />
    </OrderPageWords>
  )
}

function ChosenOrder() {
  const t = useTranslations('orders')
  const id = useAddress(readOrderSearch).id ?? selectedOrderId()
  const missing = id === undefined ? t('order.missingTitle') : t('order.notFoundTitle')
  usePageTitle(id ? t('order.title', { id: String(id) }) : missing)
  if (id) return <OrderById key={id} id={id} />
  if (id === 0) return <NoOrder title={missing} text={t('order.notFoundText')} />
  return <NoOrder title={t('order.missingTitle')} text={t('order.missingText')} />
}

function NoOrder({ title, text }: { title: string; text: string }) {
  const t = useTranslations('orders')
  const toOrders = (
    <Link to="/upcoming" className={buttonLinkClass()}>
      {t('order.toOrders')}
    </Link>
  )
  return <Empty drawing={NoPage} isPage title={title} text={text} action={toOrders} />
}

function OrderById({ id }: { id: number }) {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const order = useQuery(orderQuery(id, language))
  const changes = useOrderNews()
  useEffect(() => {
    if (order.data) rememberSelectedOrder(order.data)
  }, [order.data])
  return (
    <>
      <OrderNews changes={changes.latest} />
      <div className={styles.path}>
        <nav aria-label={t('order.path')}>
          <Link to="/upcoming" className={actLinkClass}>
            {t('upcoming.title')}
          </Link>
        </nav>
        {order.data && <PrintButton />}
      </div>
      {isNotFound(order.error) ? (
        <NoOrder title={t('order.notFoundTitle')} text={t('order.notFoundText')} />
      ) : order.isLoadingError ? (
        <ListFailed title={t('order.failed')} error={order.error} busy={order.isFetching} onRetry={() => void order.refetch()} />
      ) : order.isPending ? (
        <SkeletonRows rows={4} label={shell('loading')} />
      ) : (
        <OrderSheet order={order.data} />
      )}
    </>
  )
}

/** One that is not there and another customer's are answered alike, and here they look alike: nothing to try again. */
function isNotFound(error: unknown): boolean {
  return error instanceof Refused && error.code === 'order_not_found'
}

function OrderSheet({ order }: { order: OrderDetails }) {
  return (
    <article className={styles.sheet} data-status={order.info.status}>
      <PrintedHead />
      <OrderHead order={order} />
      <Pass order={order} again={<Again order={order} />} other={<OtherTime order={order} />} />
      <OrderMoney order={order} />
      <PayUntil order={order} />
      <OrderEvents order={order} />
      <div className={styles.sections}>
        <div>
          <PendingChange order={order} />
          <WaitingSection order={order} />
          {order.lines.length > 0 && <LinesSection order={order} />}
          <MoneySection order={order} />
          <div className={styles.papers}>
            <OfObject order={order} />
          </div>
        </div>
        <div>
          <KindSection order={order} />
          <GroupSection order={order} />
          <div className={styles.papers}>
            <Papers order={order} />
            <InProgramme order={order} />
          </div>
          <div className={styles.history} id="thread">
            <HistorySection order={order} />
          </div>
        </div>
      </div>
    </article>
  )
}

/** What was ordered, for whom, and what can be done with it. */
function OrderHead({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const place = usePlaceName()
  const { place: result } = useJustSent<HTMLHeadingElement>('order', order.id)
  const { data } = order
  return (
    <header className={styles.head}>
      <Emblem name={emblemOf(order)} large />
      <div className={styles.name}>
        <h1 {...result}>{place(order)}</h1>
        <p>
          <span className={styles.marks}>
            <Num>{t('number', { id: String(order.id) })}</Num> · <bdi>{data.refno}</bdi>
            <span className="hide-m"> · </span>
          </span>
          {/* Equipment may go out to nobody in particular. */}
          {peopleOf(data) > 0 && (
            <>
              <span className={styles.part}>{t('persons', { count: peopleOf(data) })}</span> ·{' '}
            </>
          )}
          <span className={styles.part}>{catalogue(`category.${data.type}`)}</span>
        </p>
      </div>
      <div className={styles.acts}>
        <ShowLink order={order} />
        <OrderButtons order={order} look="page" />
      </div>
    </header>
  )
}

/** Hours, entrance and terms of a museum's object. */
function OfObject({ order: { data } }: { order: OrderDetails }) {
  if ((data.kind !== 'museum_tickets' && data.kind !== 'schedule') || !data.system_id) return null
  return <AboutObject objectId={data.system_id} date={data.pass_date} />
}

/** The voucher for whoever goes without a telephone. */
function Papers({ order }: { order: OrderDetails }) {
  const t = useTranslations('voucher')
  return useHasVoucher(order) && <VoucherPapers of={{ request_id: order.id }} title={t('papers')} />
}

/** What is due, or would be, and what was paid, told to readers who may see prices; where something is due, what lies on the balance for it. */
function OrderMoney({ order }: { order: OrderDetails }) {
  const { id, info } = order
  const sums = sumsOfOrder(info)
  const mayPay = info.allowed.includes('pay')
  const readsBalance = useMay()(['read', 'Balance'])
  const balance = useBalanceQuery([order], useLanguage().language)
  const { data } = useQuery({ ...balance, enabled: balance.enabled && mayPay && readsBalance })
  if (!sums) return null
  const kept = mayPay ? (data?.kept ?? 0) : 0
  return (
    <div className={styles.money}>
      <MoneySentence sums={{ ...sums, kept }} useKept={<UseKept kept={kept} orders={[{ id, due: info.due ?? 0 }]} />} />
    </div>
  )
}

/** Unpaid at that moment, the order is cancelled. */
function PayUntil({ order: { pay_until: until, info } }: { order: OrderDetails }) {
  const t = useTranslations('orderFacts')
  const formats = useFormats()
  if (!until || info.status !== 'confirmed') return null
  return (
    <div className={styles.need}>
      <Needs>{t('payUntil', { moment: formats.moment(until, info.zone).replaceAll(' ', '\u00a0') })}</Needs>
    </div>
  )
}

function InProgramme({ order: { info } }: { order: OrderDetails }) {
  const t = useTranslations('orderFacts')
  const orders = useTranslations('orders')
  const { programme_id: id } = info
  if (id === null) return null
  return (
    <Section title={t('programme')} rule="plain">
      <Link to="/upcoming/programme" search={{ id }} className={actLinkClass}>
        {orders('upcoming.programme', { id: String(id) })}
      </Link>
    </Section>
  )
}
