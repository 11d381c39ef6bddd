import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { contextQuery } from '../orders.queries.ts'
import { OrderHistory } from './OrderHistory.tsx'
import styles from './OrderContext.module.css'

// They have an answer of their own to wait for, after the rest of the pane.
const OrderAccount = lazy(() => import('./OrderAccount.tsx').then((chunk) => ({ default: chunk.OrderAccount })))
const AssignmentPane = lazy(() => import('../assign/AssignmentPane.tsx').then((chunk) => ({ default: chunk.AssignmentPane })))
const GroupDay = lazy(() => import('./GroupDay.tsx').then((chunk) => ({ default: chunk.GroupDay })))

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
          <GuideFacts guide={data.guide} license={context?.license} />
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
        <CustomerFacts order={order} hasOwnGuide={hasOwnGuide} />
      </Pane>
    </>
  )
}

/** Both rows stand before the answer about the license is here: nothing moves. */
function GuideFacts({ guide, license }: { guide: string; license: OfficeOrderContext['license'] | undefined }) {
  const t = useTranslations('office.context')
  const beside = useTranslations('orderContext')
  const held = license === undefined ? '…' : license === null ? '—' : beside(license)
  return (
    <dl>
      <Fact term={t('guide')}>{guide || t('noGuide')}</Fact>
      <Fact term={beside('license')}>
        <span className={license === 'missing' ? styles.missing : undefined}>{held}</span>
      </Fact>
    </dl>
  )
}

function CustomerFacts({
  order: { customer, data, info, placed_by: by },
  hasOwnGuide,
}: {
  order: OfficeOrderDetails
  hasOwnGuide: boolean
}) {
  const t = useTranslations('office.context')
  const card = useTranslations('office.card')
  const category = useTranslations('category')
  return (
    <>
      <p className={styles.name}>{customer.name}</p>
      <dl>
        <Fact term={t('settlement')}>
          <Settlement code={customer.settlement} />
        </Fact>
        <Fact term={t('placedBy')}>{by}</Fact>
        <Fact term={t('refno')}>
          <bdi>{data.refno}</bdi>
        </Fact>
        {!hasOwnGuide && <Fact term={card('category')}>{category(data.type)}</Fact>}
        {info.country && <Fact term={t('country')}>{info.country}</Fact>}
        {data.guide_phone && (
          <Fact term={t('phone')}>
            <a href={`tel:${data.guide_phone}`}>
              <Num>{data.guide_phone}</Num>
            </a>
          </Fact>
        )}
        {hasOwnGuide && (
          <Fact term={t('qtyGuide')}>
            <Num>{data.qty_guide}</Num>
          </Fact>
        )}
        {data.persons_per_guide !== null && (
          <Fact term={t('personsPerGuide')}>
            <Num>{data.persons_per_guide}</Num>
          </Fact>
        )}
      </dl>
    </>
  )
}

function Settlement({ code }: { code: string }) {
  const t = useTranslations('office.context.settlements')
  return code === 'pay_now' || code === 'invoice' || code === 'deposit' ? t(code) : code
}

/** Has no place of its own yet: what is behind waits for it. */
const coming = <span data-skeleton hidden />

/** `isBehind`: not shown while what stands before is coming. */
function Pane({ title, isBehind, children }: { title: string; isBehind?: boolean; children: ReactNode }) {
  return (
    <section className={styles.pane} data-behind={isBehind}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
