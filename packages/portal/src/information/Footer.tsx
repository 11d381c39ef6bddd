import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { company } from '@anfilada/contract/company'
import { legalNames } from '@anfilada/phrases/company'
import { CardPicture, InvoicePicture, SbpPicture } from '@anfilada/ui/payment-methods'
import styles from './Footer.module.css'
import { InformationWords } from './InformationWords.tsx'
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
  const { language } = useLanguage()
  return (
    <footer className={styles.footer}>
      <span>{t('rights', { year: String(new Date().getFullYear()), company: legalNames[language] })}</span>
      <LegalLinks />
      <a href={company.oldSite}>{t('oldSite')}</a>
      <span className={styles.end}>
        <PaymentMethods />
        <span>
          <PhoneLink phone={company.dutyPhone} /> {t('duty')}
        </span>
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

function PaymentMethods() {
  const t = useTranslations('information.footer')
  return (
    <ul className={styles.payments} aria-label={t('paymentMethods')}>
      <li>
        <CardPicture />
        {t('card')}
      </li>
      <li>
        <SbpPicture />
        {t('sbp')}
      </li>
      <li>
        <InvoicePicture />
        {t('invoice')}
      </li>
    </ul>
  )
}
