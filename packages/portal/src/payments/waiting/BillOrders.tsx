import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { richPart } from '@anfilada/browser/rich-part'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { usePlaceName } from '../../orders/order-words.ts'
import { upcomingQuery } from '../../orders/orders.queries.ts'
import { prefetchQuery, usePayableName } from '../payments.queries.ts'
import { Sum } from '../../orders/marks.tsx'
import { Covered, VoucherNumbers } from '../VoucherNumbers.tsx'
import styles from './BillOrders.module.css'
import { useVouchersOf } from './paid-vouchers.ts'

type BillOrder = { id: number; place: string; date: string; due: number }
type BillProps = { payment: Pick<PaymentState, 'status' | 'vouchers' | 'prolongations' | 'amount'> }

/** What is paid for, by name where all of it can still be paid or is among the reader's open orders; with sums as long as they make up the bill. */
export function BillOrders({ payment: { status, vouchers, prolongations, amount } }: BillProps) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const orders = useBillOrders(vouchers)
  const shown = useVouchersOf(vouchers)
  if (prolongations !== '') {
    return (
      <p className={styles.numbers}>
        <Covered vouchers={vouchers} prolongations={prolongations} />
      </p>
    )
  }
  if (!orders) return <BillNumbers vouchers={vouchers} />
  const areSummed = orders.reduce((sum, { due }) => sum + due, 0) === amount
  return (
    <ul className={styles.orders}>
      {orders.map(({ id, place, date, due }) => (
        <li key={id}>
          <span>
            <Link to="/upcoming/info" search={{ id }}>
              {place}
            </Link>
            <small>
              <Num>{t('number', { id: String(id) })}</Num> · {formats.day(date)}
            </small>
            {status === 'COMPLETE' && orders.length > 1 && shown.includes(id) && <ToVoucher id={id} />}
          </span>
          {areSummed && (
            <b>
              <Sum kopecks={due} />
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}

function ToVoucher({ id }: { id: number }) {
  const t = useTranslations('paying')
  return (
    <Link to="/upcoming/show" search={{ id }} className={actLinkClass}>
      {t('voucher')}
    </Link>
  )
}

/** Undefined when not all of them are known. Visits that are over are no open orders, but are paid all the same. */
function useBillOrders(vouchers: string): BillOrder[] | undefined {
  const { language } = useLanguage()
  const payableName = usePayableName()
  const placeName = usePlaceName()
  const payable = useQuery({ ...prefetchQuery(language), enabled: useMay()(['create', 'Payment']) })
  const open = useQuery(upcomingQuery(language))
  const known = new Map<number, BillOrder>()
  for (const order of open.data ?? [])
    known.set(order.id, { id: order.id, place: placeName(order), date: order.data.pass_date, due: order.info.due ?? 0 })
  for (const order of payable.data?.orders ?? [])
    known.set(order.id, { id: order.id, place: payableName(order), date: order.pass_date, due: order.due })
  const ids = readVouchers(vouchers) ?? []
  const orders = ids.flatMap((id) => known.get(id) ?? [])
  return orders.length === ids.length ? orders : undefined
}

export function BillNumbers({ vouchers, linked = true }: { vouchers: string; linked?: boolean }) {
  const t = useTranslations('payments')
  const count = vouchers.split(',').length
  const numbers = richPart(<VoucherNumbers vouchers={vouchers} linked={linked} />)
  return <p className={styles.numbers}>{t.rich('voucherList', { count, numbers })}</p>
}
