import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
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
  const { orders, fees, currency } = payment
  const moves = movesOf(payment)
  const [allocation, setAllocation] = useState<AllocationWish>()
  return (
    <>
      <Section title={t('covered')} level={3} rule="plain">
        <ul className={styles.lines}>
          {orders.map((order) => (
            <OrderLine key={order.order_id} order={order} currency={currency} />
          ))}
          {fees.map((fee) => (
            <FeeLine key={`fee ${fee.request_id}`} fee={fee} currency={currency} />
          ))}
        </ul>
        {payment.kept > 0 && <AllocationOffer payment={payment} onAllocate={setAllocation} />}
        {allocation && <AllocateDialog allocation={allocation} onClose={() => setAllocation(undefined)} />}
      </Section>
      <Section title={t('allocations')} level={3} rule="plain">
        {moves.length === 0 && <p className="mut">{t('noAllocations')}</p>}
        <ul className={styles.lines}>
          {moves.map((move, at) => (
            <MoveLine key={at} move={move} currency={currency} />
          ))}
        </ul>
      </Section>
    </>
  )
}

type Order = OfficePaymentCard['orders'][number]

function OrderLine({ order: { order_id: id, asked, allocated, due, status }, currency }: { order: Order; currency: string }) {
  const { formatSum } = useFormats()
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

type Fee = OfficePaymentCard['fees'][number]

function FeeLine({ fee: { number, asked, allocated, due }, currency }: { fee: Fee; currency: string }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.card')
  const told = [
    ...(asked > 0 ? [t('askedOf', { sum: formatSum(asked, currency) })] : []),
    ...(due > 0 ? [t('dueStill', { sum: formatSum(due, currency) })] : []),
  ]
  return (
    <li>
      <span>
        {t('fee', { license: number })}
        {told.length > 0 && <small>{told.join(' · ')}</small>}
      </span>
      <Num>{formatSum(allocated, currency)}</Num>
    </li>
  )
}

type Move = { at: string; amount: number; by: string | null } & ({ order: number } | { license: string })

/** What went to orders and fees, or came back from them, in the order in which it happened. */
function movesOf({ allocations, fee_allocations: ofFees }: OfficePaymentCard): Move[] {
  const moves: Move[] = [
    ...allocations.map(({ order_id: order, ...move }) => ({ ...move, order })),
    ...ofFees.map(({ at, amount, by, number }) => ({ at, amount, by, license: number })),
  ]
  return moves.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function MoveLine({ move, currency }: { move: Move; currency: string }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.card')
  const moment = usePastMoment()
  return (
    <li>
      <span>
        {'order' in move ? t('order', { id: String(move.order) }) : t('fee', { license: move.license })}
        <small>{t('allocationBy', { name: move.by ?? t('system'), moment: moment(move.at) })}</small>
      </span>
      <Num>{formatSum(move.amount, currency)}</Num>
    </li>
  )
}
