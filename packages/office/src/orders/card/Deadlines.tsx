import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import styles from '../OrderHead.module.css'

/** What the system does by itself when nobody acts, and when. */
export function Deadlines({ order: { data, info, pay_until: payUntil } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('kindFacts')
  const { dayAndTime, moment } = useFormats()
  if (info.status === 'in_processing') {
    return <p className={`${styles.fact} mut`}>{t('answerBy', { moment: dayAndTime(data.pass_date, info.time ?? '') })}</p>
  }
  return payUntil === null ? null : <p className={`${styles.fact} mut`}>{t('payBy', { moment: moment(payUntil, info.zone) })}</p>
}
