import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { UploadedFile } from '@anfilada/contract/files'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { FileInput } from '@anfilada/ui/FileInput'
import { IconButton } from '@anfilada/ui/IconButton'
import { PaperclipIcon, SendIcon } from '@anfilada/ui/icons'
import { forgetDraft, readDraft, writeDraft } from '../forms/form-draft.ts'
import { useUpload } from '../forms/use-upload.ts'
import styles from './thread.module.css'

/** Characters that the server takes (`longestMessage` of the contract, which would bring its schemas here). */
const longest = 4_000

type ChosenFile = UploadedFile['result']
/** What is sent: words, a file, or both. */
export type Written = { text: string; file: ChosenFile | undefined }
type Props = {
  /** Names the thread: what is typed in one stays there. */
  place: string
  label: string
  uploadPath: string
  onSend: (written: Written) => void
  /** Offers words that are added to what is typed. */
  offer?: (add: (words: string) => void) => ReactNode
}

/** Where a message is written. Enter sends it, Shift+Enter begins a line; what is typed stays through a reload. */
export function Composer({ place, label, uploadPath, onSend, offer }: Props) {
  const t = useTranslations('messages')
  const draft = `messages.draft.${place}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft, { text: '' })?.text ?? '')
  const [file, setFile] = useState<ChosenFile>()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - longest
  const isReady = over <= 0 && (text.trim() !== '' || file !== undefined)

  function type(typed: string) {
    setText(typed)
    writeDraft(draft, { text: '' }, { text: typed })
  }
  function add(words: string) {
    type(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`)
    field.current?.focus()
  }
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!isReady) return
    onSend({ text: text.trim(), file })
    forgetDraft(draft)
    setText('')
    setFile(undefined)
  }
  return (
    <form className={styles.composer} aria-label={label} onSubmit={send} data-behind>
      <Attach value={file} uploadPath={uploadPath} onChange={setFile} />
      <textarea
        ref={field}
        className={styles.words}
        aria-label={label}
        placeholder={label}
        rows={1}
        dir="auto"
        value={text}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? noteId : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          // Enter that ends the choice of a character belongs to that.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
        }}
      />
      <Button type="submit" variant="primary" icon={<SendIcon />}>
        <span className="sr">{t('send')}</span>
      </Button>
      {over > 0 && <FieldError id={noteId}>{t('tooLong', { over })}</FieldError>}
      {offer && <div className={styles.offer}>{offer(add)}</div>}
    </form>
  )
}

type AttachProps = { value: ChosenFile | undefined; uploadPath: string; onChange: (file: ChosenFile | undefined) => void }

/** A file comes to the server as soon as it is chosen, and goes along with the message. */
function Attach({ value, uploadPath, onChange }: AttachProps) {
  const t = useTranslations('messages')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const uploading = useUpload({ path: uploadPath, mostBytes: 10_485_760, tooLarge: t('tooLarge'), onSent: onChange })
  return (
    <>
      <FileInput ref={field} label={t('attach')} accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx" onFile={uploading.send} />
      <IconButton label={t('attach')} onPress={() => field.current?.click()}>
        <PaperclipIcon />
      </IconButton>
      <div className={styles.file} role="status">
        {uploading.busy && t('uploading')}
        {value && (
          <>
            <bdi>{value.name}</bdi> <ActButton onPress={() => onChange(undefined)}>{t('dropFile')}</ActButton>
          </>
        )}
        {uploading.failure && <FieldError id={id}>{uploading.failure}</FieldError>}
      </div>
    </>
  )
}
