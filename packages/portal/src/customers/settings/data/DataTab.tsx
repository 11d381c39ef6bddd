import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFile } from '@anfilada/browser/save-file'
import { useAct } from '@anfilada/browser/use-act'
import { useSession } from '@anfilada/browser/use-session'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { EraseDialog } from './EraseDialog.tsx'

/** What is kept about the reader himself: to take along, and to have erased. */
export function DataTab() {
  return (
    <div className={styles.pair}>
      <ExportSection />
      <EraseSection />
    </div>
  )
}

function ExportSection() {
  const t = useTranslations('settings.data')
  const { language } = useLanguage()
  const login = useSession()?.userData.login ?? ''
  const { act, sending } = useAct([], { takesKey: false })

  async function download() {
    const outcome = await act('export_personal_data', { language })
    if (!outcome.ok) return
    saveFile(`anfilada-${login.replace(/[^\w.-]+/g, '-')}.json`, JSON.stringify(outcome.answer.result, null, 2), 'application/json')
    showToast({ tone: 'done', text: t('downloaded') })
  }

  return (
    <Section title={t('export')} rule="plain">
      <div className={styles.stack}>
        <p className={styles.text}>{t('exportText')}</p>
        <Button icon={<DownloadIcon />} busy={sending !== undefined} busyLabel={t('downloading')} onPress={() => void download()}>
          {t('download')}
        </Button>
      </div>
    </Section>
  )
}

function EraseSection() {
  const t = useTranslations('settings.data')
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={t('erase')} rule="plain">
      <div className={styles.stack}>
        <p className={styles.text}>{t('eraseText')}</p>
        <ActButton danger onPress={() => setAsking(true)}>
          {t('eraseStart')}
        </ActButton>
      </div>
      {isAsking && <EraseDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}
