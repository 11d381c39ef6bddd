import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Kbd } from '@anfilada/ui/Kbd'
import { Switch } from '@anfilada/ui/Switch'
import { useOffers } from '../offers.ts'
import styles from './KeyList.module.css'
import { opensByKey, setOpensByKey } from './use-key.ts'

/** All keys of the portal, and the switch of the one that opens this list. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const { keys } = useOffers()
  const [opens, setOpens] = useState(opensByKey)
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      actions={
        <Button focusFirst onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <dl className={styles.keys}>
        {keys.map((line) => (
          <Row key={line.word} keys={line.keys}>
            {t(`keys.${line.word}`)}
          </Row>
        ))}
        <Row keys={['Ctrl', 'K']}>{t('keys.palette')}</Row>
        <Row keys={['Esc']}>{t('keys.close')}</Row>
        <Row keys={['?']}>{t('keys.list')}</Row>
      </dl>
      <Switch
        label={t('keys.opens')}
        isChecked={opens}
        onChange={(next) => {
          setOpensByKey(next)
          setOpens(next)
        }}
      />
    </Dialog>
  )
}

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
