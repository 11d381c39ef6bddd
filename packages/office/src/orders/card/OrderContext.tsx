import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Num } from '@anfilada/ui/Num'
import { OrderHistory } from './OrderHistory.tsx'
import styles from './OrderContext.module.css'

/** Who asks, with whom they come, and what has happened so far. */
export function OrderContext({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.context')
  const { customer, data, info } = order
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
      <Pane title={t('group')}>
        <dl>
          {info.country && <Row term={t('country')}>{info.country}</Row>}
          <Row term={t('guide')}>{data.guide || t('noGuide')}</Row>
          {data.guide_phone && (
            <Row term={t('phone')}>
              <a href={`tel:${data.guide_phone}`}>
                <Num>{data.guide_phone}</Num>
              </a>
            </Row>
          )}
          <Row term={t('qtyGuide')}>
            <Num>{data.qty_guide}</Num>
          </Row>
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
