import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Coming } from '@anfilada/ui/Skeleton'
import { contextQuery } from '../orders.queries.ts'
import { OrderHistory } from './OrderHistory.tsx'
import styles from './OrderContext.module.css'

const late = () => import('./late-context.ts')
const GuideFacts = lazy(() => late().then((chunk) => ({ default: chunk.GuideFacts })))
const CustomerFacts = lazy(() => late().then((chunk) => ({ default: chunk.CustomerFacts })))
const OrderAccount = lazy(() => late().then((chunk) => ({ default: chunk.OrderAccount })))
const AssignmentPane = lazy(() => late().then((chunk) => ({ default: chunk.AssignmentPane })))
const GroupDay = lazy(() => late().then((chunk) => ({ default: chunk.GroupDay })))

/** What an answer hangs on stands first: license, money, the group's day, what was said. Below it who goes along, and who asks. */
export function OrderContext({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.context')
  const assignment = useTranslations('assignment')
  const beside = useTranslations('orderContext')
  const may = useMay()
  const { data: context, isPending } = useQuery(contextQuery(order.id, useLanguage().language))
  const { data, info } = order
  const hasOwnGuide = data.kind !== 'transport' && data.kind !== 'guide'
  return (
    <>
      {hasOwnGuide && (
        <Pane title={t('group')}>
          <div className={styles.guide}>
            <Suspense>
              <GuideFacts guide={data.guide} named={data.qty_guide} license={context?.license} />
            </Suspense>
          </div>
        </Pane>
      )}
      <Pane title={beside('account')}>
        <div className={styles.money}>
          <Suspense>
            <OrderAccount account={context?.account} currency={info.currency} />
          </Suspense>
        </div>
      </Pane>
      {isPending && coming}
      {context && context.day.length > 1 && (
        <Pane title={beside('day')} isBehind>
          <Suspense fallback={coming}>
            <GroupDay day={context.day} open={order.id} />
          </Suspense>
        </Pane>
      )}
      <Pane title={t('history')} isBehind>
        <OrderHistory order={order} />
      </Pane>
      {may(['read', 'Resource']) && (
        <Pane title={assignment('title')} isBehind>
          <div className={hasOwnGuide ? styles.field : styles.fields}>
            <Suspense>
              <AssignmentPane key={order.id} order={order} />
            </Suspense>
          </div>
        </Pane>
      )}
      <Pane title={t('customer')} isBehind>
        <Suspense fallback={coming}>
          <CustomerFacts order={order} hasOwnGuide={hasOwnGuide} />
        </Suspense>
      </Pane>
    </>
  )
}

/** Has no place of its own yet: what is behind waits for it. */
const coming = <Coming />

/** `isBehind`: not shown while what stands before is coming. */
function Pane({ title, isBehind, children }: { title: string; isBehind?: boolean; children: ReactNode }) {
  return (
    <section className={styles.pane} data-behind={isBehind}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
