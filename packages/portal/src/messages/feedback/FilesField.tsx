import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { postFile } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import { mostFeedbackFiles } from '@anfilada/contract/messages/feedback-kinds'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import styles from '../messages.module.css'

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
const mostBytes = 10_485_760

type Chosen = UploadedFile['result']
type Props = { label: string; value: readonly Chosen[]; error: string | undefined; onChange: (files: Chosen[]) => void }

/** Files that go along with feedback: each comes to the server as soon as it is chosen. */
export function FilesField({ label, value, error, onChange }: Props) {
  const t = useTranslations('feedback')
  const messages = useTranslations('messages')
  const { language } = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const uploading = useWork(async (file: File) => {
    onChange([...value, (await postFile<UploadedFile>('/api/v1/files/message/', file, { language })).result])
  }, 'here')
  const fault = uploading.failure ?? error
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <input
        ref={field}
        type="file"
        name="file_ids"
        className="sr"
        tabIndex={-1}
        aria-label={messages('attach')}
        accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Chosen again after it was mended, the same file must be read again.
          target.value = ''
          if (file && file.size > mostBytes) uploading.refuse(messages('tooLarge'))
          else if (file) uploading.run(file)
        }}
      />
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={file.file_id}>
              <bdi>{file.name}</bdi>{' '}
              <ActButton onPress={() => onChange(value.filter((one) => one !== file))}>{messages('dropFile')}</ActButton>
            </li>
          ))}
        </ul>
      )}
      {value.length < mostFeedbackFiles && (
        <Button size="s" busy={uploading.busy} busyLabel={messages('uploading')} onPress={() => field.current?.click()}>
          {messages('attach')}
        </Button>
      )}
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : <FieldHint id={`${id}-note`}>{t('filesHint')}</FieldHint>}
    </fieldset>
  )
}
