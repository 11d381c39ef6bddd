import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
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
          <Row term={t('settlement')}>
            <Settlement code={customer.settlement} />
          </Row>
          <Row term={t('placedBy')}>{order.placed_by}</Row>
          <Row term={t('refno')}>
            <Num>{data.refno}</Num>
          </Row>
        </dl>
      </Pane>
      {may(['read', 'Resource']) && (
        <Pane title={assignment('title')}>
          <AssignmentPane key={order.id} order={order} />
        </Pane>
      )}
      <Pane title={t('group')}>
        <dl>
          {!hasOwnGuide && <Row term={card('category')}>{category(data.type)}</Row>}
          {info.country && <Row term={t('country')}>{info.country}</Row>}
          {hasOwnGuide && <Row term={t('guide')}>{data.guide || t('noGuide')}</Row>}
          {data.guide_phone && (
            <Row term={t('phone')}>
              <a href={`tel:${data.guide_phone}`}>
                <Num>{data.guide_phone}</Num>
              </a>
            </Row>
          )}
          {hasOwnGuide && (
            <Row term={t('qtyGuide')}>
              <Num>{data.qty_guide}</Num>
            </Row>
          )}
          {data.persons_per_guide !== null && (
            <Row term={t('personsPerGuide')}>
              <Num>{data.persons_per_guide}</Num>
            </Row>
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

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
