import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import styles from '../../shell/keys/KeysBar.module.css'
import { useSingleKeysOn } from '../../shell/keys/single-keys.ts'

type Props = { canWait: boolean; onShowAll: () => void }

/** The keys of the board in one line; pressing its end shows them all. What only some orders can stands last: the others keep its room. */
export function KeysBar({ canWait, onShowAll }: Props) {
  const t = useTranslations('office.keys')
  const marks = useTranslations('markKeys')
  const isOn = useSingleKeysOn()
  return (
    <footer className={styles.bar} aria-label={t('title')}>
      {isOn ? (
        <>
          <Key keys={['J', 'K']}>{t('nextPrevious')}</Key>
          <Key keys={[t('enter')]}>{t('confirm')}</Key>
          <Key keys={['R']}>{t('reject')}</Key>
          <Key keys={['X']}>{marks('mark')}</Key>
          <Key keys={[marks('shift'), t('enter')]}>{marks('confirmMarked')}</Key>
          <Key keys={['W']} isIdle={!canWait}>
            {t('wait')}
          </Key>
        </>
      ) : (
        <span>{t('off')}</span>
      )}
      <button type="button" className={styles.all} onClick={onShowAll}>
        <Kbd>?</Kbd> {t('all')}
      </button>
    </footer>
  )
}

function Key({ keys, isIdle = false, children }: { keys: readonly string[]; isIdle?: boolean; children: ReactNode }) {
  return (
    <span className={isIdle ? styles.idle : undefined}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}{' '}
      {children}
    </span>
  )
}
