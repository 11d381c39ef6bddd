import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './Footer.module.css'
import { InformationWords } from './InformationWords.tsx'
import { pageCompany, useCompanyName } from './page-company.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
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
    <footer className={styles.footer} data-behind>
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
