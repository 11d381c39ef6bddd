import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../orders/marks.tsx'
import { Covered } from '../VoucherNumbers.tsx'
import styles from './HistoryPage.module.css'

/** A row of the history; its number leads to the payment's own page. */
export function HistoryRow({ payment }: { payment: PaymentHistoryRow }) {
  const t = useTranslations('payments')
  const { payment_id, number, vouchers, prolongations, method, status, reason, by_link } = payment
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link to="/payment-confirmation" search={{ payment_id }}>
          <Num>{t('number', { id: number })}</Num>
        </Link>
      </th>
      <td className={styles.vouchers} data-label={t.markup('voucherList', { count: vouchers.split(',').length, numbers: () => '' })}>
        <Covered vouchers={vouchers} prolongations={prolongations} />
      </td>
      <td className={styles.method}>
        {t(`method.${method}`)}
        {by_link && <small>{t('history.byLink')}</small>}
      </td>
      <td className={styles.date}>
        <When moment={payment.date} />
      </td>
      <td className={styles.end}>
        <Money payment={payment} />
      </td>
      <td className={styles.status} data-status={reason === 'left' ? undefined : status}>
        {reason === 'left' ? t('statusLeft') : t(`status.${status}`)}
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
    <>
      <b>
        <Sum kopecks={amount} />
      </b>
      {lines.map(([word, kopecks, isShown]) => isShown && <small key={word}>{t.rich(word, { sum: sum(kopecks) })}</small>)}
    </>
  )
}
