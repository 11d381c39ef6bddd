import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Section } from '@anfilada/ui/Section'
import { FormBones } from '../paying/PaymentBones.tsx'
import { isOnline } from '../paying/use-payer.ts'
import type { PaymentOffer } from '../paying/use-payment-form.ts'
import styles from '../PaymentPage.module.css'
import { readPaymentSearch } from '../payments-search.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { invoiceDataQuery } from './invoicing.queries.ts'

/** An organization pays by invoice: one for what it chooses, and all that were issued; by card it may pay, too. */
export function InvoiceTab({ offered }: { offered: PaymentOffer }) {
  const t = useTranslations('payments')
  const { language } = useLanguage()
  const known = useQuery(invoiceDataQuery(language))
  if (!known.data) return <Unread query={known} failed={t('failed')} bones={<FormBones tab="organizations" />} />
  return (
    <>
      <InvoiceForm offered={offered} known={known.data} />
      <InvoiceList />
      {offered.orders.length + offered.fees.length > 0 && isOnline(offered) && <ByCard />}
    </>
  )
}

function ByCard() {
  const t = useTranslations('payments.invoice')
  const { vouchers, what } = useAddress(readPaymentSearch)
  return (
    <Section title={t('byCard')} rule="plain">
      <div className={styles.stack}>
        <p className={styles.text}>{t('byCardText')}</p>
        <Link
          to="/payment"
          search={{ tab: 'individuals', ...(vouchers !== undefined && { vouchers }), ...(what && { what }) }}
          className={buttonLinkClass('secondary')}
        >
          {t('byCard')}
        </Link>
      </div>
    </Section>
  )
}
