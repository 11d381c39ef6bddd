import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import styles from './KeysBar.module.css'
import { setSingleKeys, useSingleKeysOn } from './single-keys.ts'

export type NamedKey = readonly [keys: readonly string[], word: string]

/** The keys of the screen in one line. They can be turned off: voice control and some keyboards press them by mistake (WCAG 2.1.4). */
export function ScreenKeysBar({ keys }: { keys: readonly NamedKey[] }) {
  const t = useTranslations('listKeys')
  const isOn = useSingleKeysOn()
  return (
    <footer className={styles.bar} aria-label={t('title')}>
      {isOn &&
        keys.map(([names, word]) => (
          <span key={word}>
            {names.map((name) => (
              <Fragment key={name}>
                <Kbd>{name}</Kbd>{' '}
              </Fragment>
            ))}
            {word}
          </span>
        ))}
      <button type="button" className={styles.all} onClick={() => setSingleKeys(!isOn)}>
        {isOn ? t('turnOff') : t('turnOn')}
      </button>
    </footer>
  )
}
