import { useTranslations } from 'use-intl'
import { CardPicture, InvoicePicture, SbpPicture } from '@anfilada/ui/payment-methods'
import styles from './Footer.module.css'
import { pageCompany } from './page-company.ts'

/** Only ways by which somebody can pay here now; without a company nobody can. */
export function PaymentMethods() {
  const t = useTranslations('information.footer')
  const company = pageCompany()
  if (!company) return null
  return (
    <ul className={styles.payments} aria-label={t('paymentMethods')}>
      {company.online.includes('card') && (
        <li>
          <CardPicture />
          {t('card')}
        </li>
      )}
      {company.online.includes('sbp') && (
        <li>
          <SbpPicture />
          {t('sbp')}
        </li>
      )}
      <li>
        <InvoicePicture />
        {t('invoice')}
      </li>
    </ul>
  )
}
