import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { company } from '@anfilada/contract/company'
import { legalNames } from '@anfilada/phrases/company'
import { CardPicture, InvoicePicture, SbpPicture } from '@anfilada/ui/payment-methods'
import styles from './Footer.module.css'

/** Whose portal this is, the old site, and what can be paid with (specification/screens.md). */
export function Footer() {
  const t = useTranslations('shell')
  const { language } = useLanguage()
  return (
    <footer className={styles.footer}>
      <span>{t('rights', { year: String(new Date().getFullYear()), company: legalNames[language] })}</span>
      <a href={company.oldSite}>{t('footer.oldSite')}</a>
      <ul className={styles.payments} aria-label={t('footer.paymentMethods')}>
        <li>
          <CardPicture />
          {t('footer.card')}
        </li>
        <li>
          <SbpPicture />
          {t('footer.sbp')}
        </li>
        <li>
          <InvoicePicture />
          {t('footer.invoice')}
        </li>
      </ul>
    </footer>
  )
}
