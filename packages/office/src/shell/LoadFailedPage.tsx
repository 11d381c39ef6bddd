import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { RetryIcon } from '@anfilada/ui/icons'
import styles from './pages.module.css'

/** A part of the app did not come: the line broke, or a new version replaced it. A fresh start mends both. */
export function LoadFailedPage() {
  const t = useTranslations('office')
  return (
    <main className={styles.page}>
      <Empty
        drawing="no-network"
        title={t('loadFailed.title')}
        text={t('loadFailed.text')}
        isAlert
        action={
          <Button icon={<RetryIcon />} onPress={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      />
    </main>
  )
}
