import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { AllocateDialog, type AllocationWish } from '../money/AllocateDialog.tsx'
import { AllocationOffer } from '../money/AllocationOffer.tsx'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'

/** What the payment was for, what pays what, and what can be done with the rest. */
export function PaymentOrders({ payment }: { payment: OfficePaymentCard }) {
  const t = useTranslations('payments.card')
  const { orders, allocations, currency } = payment
  const [allocation, setAllocation] = useState<AllocationWish>()
  return (
    <>
      <Section title={t('orders')} level={3} rule="plain">
        <ul className={styles.lines}>
          {orders.map((order) => (
            <OrderLine key={order.order_id} order={order} currency={currency} />
          ))}
        </ul>
        {payment.kept > 0 && <AllocationOffer payment={payment} onAllocate={setAllocation} />}
        {allocation && <AllocateDialog allocation={allocation} onClose={() => setAllocation(undefined)} />}
      </Section>
      <Section title={t('allocations')} level={3} rule="plain">
        {allocations.length === 0 && <p className="mut">{t('noAllocations')}</p>}
        <ul className={styles.lines}>
          {allocations.map((line, at) => (
            <AllocationLine key={at} line={line} currency={currency} />
          ))}
        </ul>
      </Section>
    </>
  )
}

type Order = OfficePaymentCard['orders'][number]

function OrderLine({ order: { order_id: id, asked, allocated, due, status }, currency }: { order: Order; currency: string }) {
  const t = useTranslations('payments.card')
  const word = useTranslations('status')
  const known = orderStatuses.find((one) => one === status)
  return (
    <li>
      <span>
        <Link to="/queue" search={{ order: id }}>
          {t('order', { id: String(id) })}
        </Link>
        <small>
          {known ? word(known) : status} · {t('askedOf', { sum: formatSum(asked, currency) })}
          {due > 0 && <> · {t('dueStill', { sum: formatSum(due, currency) })}</>}
        </small>
      </span>
      <Num>{formatSum(allocated, currency)}</Num>
    </li>
  )
}

type Allocation = OfficePaymentCard['allocations'][number]

function AllocationLine({ line: { at, order_id: id, amount, by }, currency }: { line: Allocation; currency: string }) {
  const t = useTranslations('payments.card')
  const moment = usePastMoment()
  return (
    <li>
      <span>
        {t('order', { id: String(id) })}
        <small>{t('allocationBy', { name: by ?? t('system'), moment: moment(at) })}</small>
      </span>
      <Num>{formatSum(amount, currency)}</Num>
    </li>
  )
}
