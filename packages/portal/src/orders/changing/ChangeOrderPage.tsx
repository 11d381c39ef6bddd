import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Unread } from '@anfilada/browser/Unread'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { tellSent } from '@anfilada/browser/just-sent'
import type { Order, OrderDetails } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { showToast } from '@anfilada/ui/toasts'
import { OrderNews } from '../order-news/OrderNews.tsx'
import { useOrderNews } from '../order-news/use-order-news.ts'
import { OrderFormWords, OrderPageWords } from '../OrderWords.tsx'
import { orderQuery } from '../orders.queries.ts'
import { selectedOrderId } from '../selected-order.ts'
import { ChangeForm } from './ChangeForm.tsx'
import styles from './ChangeOrderPage.module.css'
import { useChangeForm } from './draft/use-change-form.ts'
import { readOrderSearch } from '../orders-search.ts'

export function ChangeOrderPage() {
  return (
    <OrderFormWords>
      <OrderPageWords>
        <ChosenOrder />
      </OrderPageWords>
    </OrderFormWords>
  )
}

function ChosenOrder() {
  const t = useTranslations('changing')
  const orders = useTranslations('orders')
  const id = useAddress(readOrderSearch).id ?? selectedOrderId()
  const missing = id === undefined ? ('missing' as const) : ('notFound' as const)
  usePageTitle(id ? t('title', { id: String(id) }) : orders(`order.${missing}Title`))
  if (!id) return <Missing title={orders(`order.${missing}Title`)} text={orders(`order.${missing}Text`)} />
  return <OrderById key={id} id={id} />
}

function OrderById({ id }: { id: number }) {
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const order = useQuery(orderQuery(id, language))
  const changes = useOrderNews()
  return (
    <>
      <OrderNews changes={changes.latest} />
      <nav className={styles.path} aria-label={orders('order.path')}>
        <Link to="/upcoming/info" search={{ id }} className={actLinkClass}>
          {orders('order.title', { id: String(id) })}
        </Link>
      </nav>
      {!order.data ? <Unread query={order} failed={orders('order.failed')} rows={6} /> : <WhenOpen order={order.data} />}
    </>
  )
}

/** What became unchangeable while it was being changed says so; what was typed stays in the tab. */
function WhenOpen({ order }: { order: OrderDetails }) {
  const t = useTranslations('changing')
  if (order.info.allowed.includes('edit')) return <OpenForm order={order} />
  return <Missing title={t('closedTitle')} text={t('closedText')} id={order.id} />
}

function OpenForm({ order }: { order: OrderDetails }) {
  const t = useTranslations('changing')
  const navigate = useNavigate()
  const form = useChangeForm(order, (changed: Order) => {
    showToast({ tone: 'done', text: t(changed.info.pending_change ? 'asked' : 'done', { id: String(order.id) }) })
    tellSent('order', order.id)
    // What was typed while it was on its way is over with it.
    void navigate({ to: '/upcoming/info', search: { id: order.id }, ignoreBlocker: true })
  })
  return <ChangeForm form={form} />
}

function Missing({ title, text, id }: { title: string; text: string; id?: number }) {
  const t = useTranslations('orders')
  const back = id ? (
    <Link to="/upcoming/info" search={{ id }} className={buttonLinkClass()}>
      {t('order.title', { id: String(id) })}
    </Link>
  ) : (
    <Link to="/upcoming" className={buttonLinkClass()}>
      {t('order.toOrders')}
    </Link>
  )
  return <Empty isPage title={title} text={text} action={back} />
}
