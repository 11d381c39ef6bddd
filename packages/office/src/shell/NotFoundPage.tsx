import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import styles from './pages.module.css'
import { usePageTitle } from './page-title.ts'

export function NotFoundPage() {
  const t = useTranslations('office.notFound')
  usePageTitle(t('title'))
  return (
    <main className={styles.page}>
      <Empty
        drawing="no-orders"
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
