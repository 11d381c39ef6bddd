import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { getJson } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { LegalTextAnswer } from '@anfilada/contract/legal-texts'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { useAnswer } from '../identity/use-answer.ts'
import styles from './LegalDialog.module.css'
import type { AgreedText } from './use-agreed-texts.ts'
import { Paragraphs } from '../information/LegalText.tsx'

/** The text behind an agreement, with the version that is kept together with it. */
export function LegalDialog({ text, onClose }: { text: AgreedText; onClose: () => void }) {
  const t = useTranslations('entrance.registration')
  const shell = useTranslations('shell')
  const formats = useFormats()
  const close = (
    <Button focusFirst onPress={onClose}>
      {shell('close')}
    </Button>
  )
  return (
    <Dialog title={text.title} onClose={onClose} actions={close}>
      <p className="sm mut">{t('version', { version: String(text.version), date: formats.date(text.valid_from) })}</p>
      <LegalWords text={text} />
    </Dialog>
  )
}

function LegalWords({ text }: { text: AgreedText }) {
  const t = useTranslations('entrance.registration')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  const { language } = useLanguage()
  const { answer, error, again } = useAnswer(`${text.id} ${language}`, () =>
    getJson<LegalTextAnswer>(`/api/v1/legal-texts/${text.id}/`, { language }),
  )
  if (error !== undefined)
    return (
      <div role="alert" className={styles.failed}>
        <p>{sentence(error)}</p>
        <Button size="s" onPress={again}>
          {shell('retry')}
        </Button>
      </div>
    )
  if (!answer) return <Skeleton height="240px" />
  return (
    <>
      {answer.language !== language && <p className="sm mut">{t('untranslated')}</p>}
      <div className={styles.text} lang={answer.language} dir={answer.language === 'fa' ? 'rtl' : 'ltr'}>
        <Paragraphs text={answer.text} />
      </div>
    </>
  )
}
