import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Switch } from '@anfilada/ui/Switch'
import { Dialog } from '@anfilada/ui/Dialog'
import { Kbd } from '@anfilada/ui/Kbd'
import styles from './KeysDialog.module.css'
import { setSingleKeys, useSingleKeysOn } from '../../shell/keys/single-keys.ts'

const rows = [
  [['J'], 'next'],
  [['K'], 'previous'],
  [['enter'], 'confirm'],
  [['W'], 'wait'],
  [['R'], 'reject'],
  [['1', '2', '3', '4', '5'], 'rejectReason'],
  [['T'], 'time'],
  [['E'], 'entrance'],
  [['esc'], 'leave'],
] as const

const markRows = [
  [['X'], 'mark'],
  [['shift', 'J'], 'markMore'],
  [['shift', 'enter'], 'confirmMarked'],
  [['shift', 'R'], 'rejectMarked'],
  [['esc'], 'clear'],
] as const

/** All keys of the board, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office.keys')
  const marks = useTranslations('markKeys')
  const undo = useTranslations('undo')
  const shell = useTranslations('shell')
  const close = (
    <Button focusFirst onPress={onClose}>
      {shell('close')}
    </Button>
  )
  return (
    <Dialog title={t('title')} onClose={onClose} actions={close}>
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key === 'enter' || key === 'esc' ? t(key) : key}</Kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Kbd>Z</Kbd>
          </dt>
          <dd>{undo('key')}</dd>
        </div>
        {markRows.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key === 'enter' || key === 'esc' ? t(key) : key === 'shift' ? marks(key) : key}</Kbd>
              ))}
            </dt>
            <dd>{marks(meaning)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('works')} hint={t('hint')} isChecked={useSingleKeysOn()} onChange={setSingleKeys} />
    </Dialog>
  )
}
