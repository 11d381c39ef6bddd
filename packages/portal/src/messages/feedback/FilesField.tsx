import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '@anfilada/browser/use-upload'
import type { UploadedFile } from '@anfilada/contract/files'
import { mostFeedbackFiles } from '@anfilada/contract/messages/feedback-kinds'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { DropPlace } from '@anfilada/ui/DropPlace'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import { FileInput } from '@anfilada/ui/FileInput'
import styles from '../messages.module.css'

type Chosen = UploadedFile['result']
type Props = { label: string; value: readonly Chosen[]; error: string | undefined; onChange: (files: Chosen[]) => void }

/** Files that go along with feedback: each comes to the server as soon as it is chosen. */
export function FilesField({ label, value, error, onChange }: Props) {
  const t = useTranslations('feedback')
  const messages = useTranslations('messages')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const uploading = useUpload({
    path: '/api/v1/files/message/',
    mostBytes: 10_485_760,
    tooLarge: messages('tooLarge'),
    onSent: (file) => onChange([...value, file]),
  })
  const fault = uploading.failure ?? error

  function drop(file: Chosen) {
    onChange(value.filter((one) => one !== file))
    // After the render, which brings the button where there was no room for one more.
    requestAnimationFrame(() => choose.current?.focus())
  }
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <FileInput ref={field} name="file_ids" label={messages('attach')} accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx" onFile={uploading.send} />
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={file.file_id}>
              <bdi>{file.name}</bdi> <ActButton onPress={() => drop(file)}>{messages('dropFile')}</ActButton>
            </li>
          ))}
        </ul>
      )}
      {value.length < mostFeedbackFiles && (
        <DropPlace isReady={!uploading.busy} onFile={uploading.send}>
          <Button ref={choose} size="s" busy={uploading.busy} busyLabel={messages('uploading')} onPress={() => field.current?.click()}>
            {messages('attach')}
          </Button>
        </DropPlace>
      )}
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : <FieldHint id={`${id}-note`}>{t('filesHint')}</FieldHint>}
    </fieldset>
  )
}
