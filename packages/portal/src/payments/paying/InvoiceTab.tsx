import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Section } from '@anfilada/ui/Section'
import { useAddress } from '@anfilada/browser/use-address'
import { DutyPhone } from '../DutyPhone.tsx'
import styles from '../PaymentPage.module.css'
import { readPaymentSearch } from '../payments-search.ts'

const needed = ['organization', 'address', 'inn', 'account', 'bank', 'vouchers'] as const

/** What an invoice needs (specification/money.md), who makes it, and that an organization may pay by card, too. */
export function InvoiceTab() {
  const t = useTranslations('payments.invoice')
  const { vouchers } = useAddress(readPaymentSearch)
  return (
    <div className={styles.pair}>
      <Section title={t('title')} rule="plain">
        <div className={styles.stack}>
          <p className={styles.text}>{t('text')}</p>
          <DutyPhone />
          <h3>{t('needs')}</h3>
          <ul className={styles.bullets}>
            {needed.map((field) => (
              <li key={field}>{t(`fields.${field}`)}</li>
            ))}
          </ul>
          <Link to="/settings" search={{ tab: 'company' }} className={actLinkClass}>
            {t('requisites')}
          </Link>
        </div>
      </Section>
      <Section title={t('byCard')} rule="plain">
        <div className={styles.stack}>
          <p className={styles.text}>{t('byCardText')}</p>
          <Link to="/payment" search={vouchers === undefined ? {} : { vouchers }} className={buttonLinkClass('secondary')}>
            {t('byCard')}
          </Link>
        </div>
      </Section>
    </div>
  )
}
