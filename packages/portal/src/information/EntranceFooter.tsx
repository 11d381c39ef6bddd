import { useTranslations } from 'use-intl'
import styles from './Footer.module.css'
import { PaymentMethods } from './PaymentMethods.tsx'

/**
 * Below the login: what somebody reads before he becomes a customer, as banks ask of whoever takes cards. Plain links, since the login stands
 * without a router.
 */
export function EntranceFooter() {
  const t = useTranslations('information.footer')
  return (
    <div className={styles.entrance}>
      <a href="/about?tab=offer">{t('offer')}</a>
      <a href="/about?tab=refund_policy">{t('refund')}</a>
      <a href="/about">{t('about')}</a>
      <PaymentMethods />
    </div>
  )
}
