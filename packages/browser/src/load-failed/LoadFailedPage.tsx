import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import styles from './LoadFailed.module.css'

/**
 * Stands in for a screen whose chunk did not load; a new version may be out, so the whole page is asked for again.
 * `text`: what is known beyond that.
 */
export function LoadFailedPage({ text }: { text?: string }) {
  const t = useTranslations('shell')
  return (
    <div role="alert" className={styles.page}>
      <h1>{t('loadFailed.title')}</h1>
      <p>{text ?? t('loadFailed.text')}</p>
      <Button variant="primary" onPress={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </div>
  )
}
