import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { Empty } from '@anfilada/ui/Empty'
import styles from './pages.module.css'

export function NotFoundPage() {
  const t = useTranslations('shell.notFound')
  usePageTitle(t('title'))
  return (
    <main className={styles.page}>
      <Empty
        isPage
        drawing={NoPage}
        title={t('title')}
        text={t('text')}
        action={
          <Link to="/queue" search={{}} className={buttonLinkClass()}>
            {t('toQueue')}
          </Link>
        }
      />
    </main>
  )
}
