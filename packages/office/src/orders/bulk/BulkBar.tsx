import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { KeyCap } from '@anfilada/ui/KeyCap'
import styles from './BulkBar.module.css'

type Props = { count: number; onConfirm: () => void; onReject: () => void; onClear: () => void }

/** How many orders are marked, and what may be done with them together. */
export function BulkBar({ count, onConfirm, onReject, onClear }: Props) {
  const t = useTranslations('bulk')
  const keys = useTranslations('markKeys')
  const enter = useTranslations('office.keys')('enter')
  const keysOf = (key: string, onFill = false) => (
    <>
      <KeyCap onFill={onFill}>{keys('shift')}</KeyCap>
      <KeyCap onFill={onFill}>{key}</KeyCap>
    </>
  )
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <p role="status">{count > 0 && <b>{t('marked', { count })}</b>}</p>
          {count > 0 && <ActButton onPress={onClear}>{t('clear')}</ActButton>}
        </div>
        {count > 0 && (
          <div className={styles.acts}>
            <Button size="s" variant="primary" icon={keysOf(enter, true)} keyShortcuts="Shift+Enter" onPress={onConfirm}>
              {t('confirm')}
            </Button>
            <Button size="s" variant="danger" icon={keysOf('R')} keyShortcuts="Shift+R" onPress={onReject}>
              {t('reject')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
