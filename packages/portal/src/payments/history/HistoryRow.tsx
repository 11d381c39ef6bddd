import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../Sum.tsx'
import { VoucherNumbers } from '../VoucherNumbers.tsx'
import styles from './HistoryPage.module.css'

/** A row of the history; its number leads to the payment's own page. */
export function HistoryRow({ payment }: { payment: PaymentHistoryRow }) {
  const t = useTranslations('payments')
  const { payment_id, number, vouchers, method, status, reason, by_link } = payment
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link to="/payment-confirmation" search={{ payment_id }}>
          <Num>{t('number', { id: number })}</Num>
        </Link>
      </th>
      <td data-label={t('history.column.vouchers')}>
        <span className={styles.value}>
          <VoucherNumbers vouchers={vouchers} />
        </span>
      </td>
      <td data-label={t('history.column.method')}>
        <span className={styles.value}>
          {t(`method.${method}`)}
          {by_link && <small>{t('history.byLink')}</small>}
        </span>
      </td>
      <td data-label={t('history.column.date')}>
        <span className={styles.value}>
          <When moment={payment.date} />
        </span>
      </td>
      <td className={styles.end} data-label={t('history.column.amount')}>
        <Money payment={payment} />
      </td>
      <td data-label={t('history.column.status')}>
        <span className={styles.value} data-status={reason === 'left' ? undefined : status}>
          {reason === 'left' ? t('statusLeft') : t(`status.${status}`)}
        </span>
      </td>
    </tr>
  )
}

function When({ moment }: { moment: string }) {
  const formats = useFormats()
  const jalali = formats.jalali(museumDate(new Date(moment)))
  return (
    <>
      {formats.moment(moment)}
      {jalali && <small>{jalali}</small>}
    </>
  )
}

/** What was asked for; what came, went back or is left over only where it is something else. */
function Money({ payment: { amount, received, refunded, kept } }: { payment: PaymentHistoryRow }) {
  const t = useTranslations('payments.history')
  const lines: [word: 'received' | 'refunded' | 'kept', kopecks: number, isShown: boolean][] = [
    ['received', received, received > 0 && received !== amount],
    ['refunded', refunded, refunded > 0],
    ['kept', kept, kept > 0],
  ]
  const sum = (kopecks: number) => (): ReactNode => <Sum kopecks={kopecks} />
  return (
    <span className={styles.value}>
      <b>
        <Sum kopecks={amount} />
      </b>
      {lines.map(([word, kopecks, isShown]) => isShown && <small key={word}>{t.rich(word, { sum: sum(kopecks) })}</small>)}
    </span>
  )
}
