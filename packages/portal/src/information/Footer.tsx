import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CardPicture, InvoicePicture, SbpPicture } from '@anfilada/ui/payment-methods'
import styles from './Footer.module.css'
import { InformationWords } from './InformationWords.tsx'
import { pageCompany, useCompanyName } from './page-company.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** Whose portal this is, the old site, what can be paid with and on which terms (specification/screens.md), and who answers at any hour. */
export default function Footer() {
  return (
    <InformationWords>
      <FooterLine />
    </InformationWords>
  )
}

function FooterLine() {
  const t = useTranslations('information.footer')
  const name = useCompanyName()
  const company = pageCompany()
  return (
    <footer className={styles.footer}>
      <span>{t('rights', { year: String(new Date().getFullYear()), company: name })}</span>
      <LegalLinks />
      {company?.old_site && <a href={company.old_site}>{t('oldSite')}</a>}
      <span className={styles.end}>
        <PaymentMethods />
        {company && (
          <span>
            <PhoneLink phone={company.duty_phone} /> {t('duty')}
          </span>
        )}
      </span>
    </footer>
  )
}

/** Below the login: what somebody reads before he becomes a customer, as banks ask of whoever takes cards. */
export function EntranceFooter() {
  const t = useTranslations('information.footer')
  return (
    <div className={styles.entrance}>
      <LegalLinks />
      <Link to="/about">{t('about')}</Link>
      <PaymentMethods />
    </div>
  )
}

function LegalLinks() {
  const t = useTranslations('information.footer')
  return (
    <>
      <Link to="/about" search={{ tab: 'offer' }}>
        {t('offer')}
      </Link>
      <Link to="/about" search={{ tab: 'refund_policy' }}>
        {t('refund')}
      </Link>
    </>
  )
}

/** Only ways by which somebody can pay here now; without a company nobody can. */
function PaymentMethods() {
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
