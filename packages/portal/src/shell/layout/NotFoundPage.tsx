import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { Empty } from '@anfilada/ui/Empty'
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
        <Empty
          drawing={NoPage}
          isPage
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <span className={styles.ways}>
              <Link to="/" className={buttonLinkClass()}>
                {t('notFound.toOrders')}
              </Link>
              <Link to="/help" className={buttonLinkClass('secondary')}>
                {t('help')}
              </Link>
            </span>
          }
        />
      </main>
    </div>
  )
}
