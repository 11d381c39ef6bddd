import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Code } from '@anfilada/ui/Code'
import { Button } from '@anfilada/ui/Button'
import { DownloadIcon, PrintIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { CopyButton } from '../../../acts/CopyButton.tsx'
import { saveFile } from '../../../acts/save-file.ts'
import { useSession } from '../../../session/session.ts'
import styles from '../security.module.css'
import own from './second-factor.module.css'

/** The codes, this once: to be copied, saved as a file or printed, with nothing else on the paper. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTranslations('security.secondFactor')
  const head = t('codesHead', { login: useSession()?.userData.login ?? '' })
  const text = [head, '', ...codes].join('\n')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={t('codesTitle')} className={own.codes}>
      <h3>{t('codesTitle')}</h3>
      <p className={styles.text}>{t('codesText')}</p>
      <Needs>{t('codesOnce')}</Needs>
      <p className={own.paperHead}>{head}</p>
      <ul className={own.list} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <div className={`${styles.buttons} ${own.noPaper}`}>
        <CopyButton text={text} />
        <Button icon={<DownloadIcon />} onPress={() => saveFile('anfilada-codes.txt', `${text}\n`, 'text/plain')}>
          {t('download')}
        </Button>
        <Button icon={<PrintIcon />} onPress={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="primary" onPress={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </div>
  )
}
