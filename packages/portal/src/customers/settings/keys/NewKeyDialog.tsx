import { useTranslations } from 'use-intl'
import { CopyButton } from '@anfilada/browser/CopyButton'
import { Code } from '@anfilada/ui/Code'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Needs } from '@anfilada/ui/Needs'
import styles from '../settings.module.css'
import own from './keys.module.css'

/** The key, this once. */
export function NewKeyDialog({ made: { name, key }, onClose }: { made: { name: string; key: string }; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  return (
    <Dialog title={<bdi>{t('readyTitle', { name })}</bdi>} onClose={onClose}>
      <div className={own.form}>
        <Needs>{t('readyText')}</Needs>
        <Code className={own.secret}>{key}</Code>
        <p className={styles.note}>{t('header')}</p>
        <div className={styles.buttons}>
          <CopyButton text={key} />
          <Button variant="primary" onPress={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
