import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { postFile } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import { Button } from '@anfilada/ui/Button'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import own from './publications.module.css'

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
const mostBytes = 2_097_152

/** Sends a picture and says how the text names it; `language`: of the text that it is for. */
export function PictureButton({ language, onSent }: { language: string; onSent: (markdown: string) => void }) {
  const t = useTranslations('publications')
  const reader = useLanguage().language
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<{ markdown: string }>()
  // Into the text as it is by then: whoever waits for a picture goes on typing.
  const insert = useEffectEvent(onSent)
  useEffect(() => {
    if (sent) insert(sent.markdown)
  }, [sent])
  const sending = useWork(async (file: File) => {
    const { file_id, name } = (await postFile<UploadedFile>('/api/office/files/picture/', file, { language: reader })).result
    setSent({ markdown: `![${name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, ' ')}](picture:${file_id})` })
  }, 'here')

  function send(file: File) {
    if (file.size > mostBytes) sending.refuse(t('pictureTooLarge'))
    else sending.run(file)
  }
  return (
    <div className={own.picture} role="group" aria-describedby={`${id}-note`}>
      <input
        ref={field}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={t('pictureOf', { language })}
        accept=".png,.jpg,.jpeg,.webp"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Chosen again after it was mended, the same file must be read again.
          target.value = ''
          if (file) send(file)
        }}
      />
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
