import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import styles from './LoadFailed.module.css'

/** A part that did not arrive, said above the page that still works. */
export function LoadFailedBar({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell')
  return (
    <div role="alert" className={styles.bar}>
      <span>{t('loadFailed.text')}</span>
      <Button size="s" onPress={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
