import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Logo } from '@anfilada/ui/Logo'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const t = useTranslations('shell')
  usePageTitle(t('notFound.title'))
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo word={t('brand')} />
        <LanguageRow />
      </header>
      <main className={styles.middle}>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <Link to="/" className={buttonLinkClass()}>
          {t('notFound.toOrders')}
        </Link>
      </main>
    </div>
  )
}
