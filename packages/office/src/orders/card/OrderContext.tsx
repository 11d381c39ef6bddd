import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { AssignmentPane } from '../assign/AssignmentPane.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import styles from './OrderContext.module.css'

/** Who asks, with whom they come, and what has happened so far. */
export function OrderContext({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.context')
  const assignment = useTranslations('assignment')
  const card = useTranslations('office.card')
  const category = useTranslations('category')
  const may = useMay()
  const { customer, data, info } = order
  const hasOwnGuide = data.kind !== 'transport' && data.kind !== 'guide'
  return (
    <>
      <Pane title={t('customer')}>
        <p className={styles.name}>{customer.name}</p>
        <dl>
          <Fact term={t('settlement')}>
            <Settlement code={customer.settlement} />
          </Fact>
          <Fact term={t('placedBy')}>{order.placed_by}</Fact>
          <Fact term={t('refno')}>
            <Num>{data.refno}</Num>
          </Fact>
        </dl>
      </Pane>
      {may(['read', 'Resource']) && (
        <Pane title={assignment('title')}>
          <AssignmentPane key={order.id} order={order} />
        </Pane>
      )}
      <Pane title={t('group')}>
        <dl>
          {!hasOwnGuide && <Fact term={card('category')}>{category(data.type)}</Fact>}
          {info.country && <Fact term={t('country')}>{info.country}</Fact>}
          {hasOwnGuide && <Fact term={t('guide')}>{data.guide || t('noGuide')}</Fact>}
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
      </Pane>
      <Pane title={t('history')}>
        <OrderHistory order={order} />
      </Pane>
    </>
  )
}

function Settlement({ code }: { code: string }) {
  const t = useTranslations('office.context.settlements')
  return code === 'pay_now' || code === 'invoice' || code === 'deposit' ? t(code) : code
}

function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.pane}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
