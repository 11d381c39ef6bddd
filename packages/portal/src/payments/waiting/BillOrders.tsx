import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { richPart } from '@anfilada/browser/rich-part'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { Num } from '@anfilada/ui/Num'
import { usePlaceName } from '../../orders/order-list/order-words.ts'
import { upcomingQuery } from '../../orders/orders.queries.ts'
import { Sum } from '../Sum.tsx'
import { VoucherNumbers } from '../VoucherNumbers.tsx'
import styles from './BillOrders.module.css'

/** What is paid for, by name where all of it is among the reader's open orders; with sums as long as they make up the bill. */
export function BillOrders({ payment: { vouchers, amount } }: { payment: PaymentState }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const place = usePlaceName()
  const { data } = useQuery(upcomingQuery(useLanguage().language))
  const ids = readVouchers(vouchers) ?? []
  const orders = ids.flatMap((id) => data?.find((order) => order.id === id) ?? [])
  if (orders.length < ids.length) return <BillNumbers vouchers={vouchers} />
  const areSummed = orders.reduce((sum, { info }) => sum + (info.due ?? 0), 0) === amount
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <span>
            <Link to="/upcoming/info" search={{ id: order.id }}>
              {place(order)}
            </Link>
            <small>
              <Num>{t('number', { id: String(order.id) })}</Num> · {formats.day(order.data.pass_date)}
            </small>
          </span>
          {areSummed && (
            <b>
              <Sum kopecks={order.info.due ?? 0} />
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}

export function BillNumbers({ vouchers, linked = true }: { vouchers: string; linked?: boolean }) {
  const t = useTranslations('payments')
  const count = vouchers.split(',').length
  const numbers = richPart(<VoucherNumbers vouchers={vouchers} linked={linked} />)
  return <p className={styles.numbers}>{t.rich('voucherList', { count, numbers })}</p>
}
