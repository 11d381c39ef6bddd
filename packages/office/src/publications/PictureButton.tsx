import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '@anfilada/browser/use-upload'
import { Button } from '@anfilada/ui/Button'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import { FileInput } from '@anfilada/ui/FileInput'
import own from './publications.module.css'

/** Sends a picture and says how the text names it; `language`: of the text that it is for. */
export function PictureButton({ language, onSent }: { language: string; onSent: (markdown: string) => void }) {
  const t = useTranslations('publications')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<{ markdown: string }>()
  // Into the text as it is by then: whoever waits for a picture goes on typing.
  const insert = useEffectEvent(onSent)
  useEffect(() => {
    if (sent) insert(sent.markdown)
  }, [sent])
  const sending = useUpload({
    path: '/api/office/files/picture/',
    mostBytes: 2_097_152,
    tooLarge: t('pictureTooLarge'),
    onSent: ({ file_id, name }) => setSent({ markdown: `![${name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, ' ')}](picture:${file_id})` }),
  })
  return (
    <div className={own.picture} role="group" aria-describedby={`${id}-note`}>
      <FileInput ref={field} label={t('pictureOf', { language })} accept=".png,.jpg,.jpeg,.webp" onFile={sending.send} />
      <Button size="s" busy={sending.busy} busyLabel={t('pictureSending')} onPress={() => field.current?.click()}>
        {t('picture')}
      </Button>
      {sending.failure ? (
        <FieldError id={`${id}-note`}>{sending.failure}</FieldError>
      ) : (
        <FieldHint id={`${id}-note`}>{t('pictureHint')}</FieldHint>
      )}
    </div>
  )
}
