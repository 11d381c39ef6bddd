import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import styles from '../../shell/keys/KeysBar.module.css'
import { useSingleKeysOn } from '../../shell/keys/single-keys.ts'

/** The keys of the board in one line; pressing its end shows them all. */
export function KeysBar({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('office.keys')
  const marks = useTranslations('markKeys')
  const isOn = useSingleKeysOn()
  return (
    <footer className={styles.bar} aria-label={t('title')}>
      {isOn ? (
        <>
          <Key keys={['J', 'K']}>{t('nextPrevious')}</Key>
          <Key keys={[t('enter')]}>{t('confirm')}</Key>
          <Key keys={['W']}>{t('wait')}</Key>
          <Key keys={['R']}>{t('reject')}</Key>
          <Key keys={['X']}>{marks('mark')}</Key>
          <Key keys={[marks('shift'), t('enter')]}>{marks('confirmMarked')}</Key>
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

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}{' '}
      {children}
    </span>
  )
}
