import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '@anfilada/browser/use-upload'
import type { UploadedFile } from '@anfilada/contract/files'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { DropPlace } from '@anfilada/ui/DropPlace'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import { FileInput } from '@anfilada/ui/FileInput'
import styles from './licenses.module.css'

type Props = {
  label: string
  value: UploadedFile['result'] | undefined
  error: string | undefined
  onChange: (file: UploadedFile['result'] | undefined) => void
}

/** The scan of a license: it comes to the server as soon as it is chosen, and goes along with the form. */
export function ScanField({ label, value, error, onChange }: Props) {
  const t = useTranslations('licenses')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const uploading = useUpload({
    path: '/api/v1/files/license_scan/',
    mostBytes: 10_485_760,
    tooLarge: t('scanTooLarge'),
    onSent: onChange,
  })
  const fault = uploading.failure ?? error

  function upload(file: File) {
    onChange(undefined)
    uploading.send(file)
  }
  function drop() {
    onChange(undefined)
    choose.current?.focus()
  }
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <FileInput ref={field} name="scan" label={t('scanChoose')} accept=".pdf,.png,.jpg,.jpeg,.webp" onFile={upload} />
      <DropPlace isReady={!uploading.busy} onFile={upload}>
        <div className={styles.scan} role="status">
          <Button ref={choose} size="s" busy={uploading.busy} busyLabel={t('scanUploading')} onPress={() => field.current?.click()}>
            {t('scanChoose')}
          </Button>
          {value && (
            <>
              <bdi className={styles.file}>{value.name}</bdi>
              <ActButton onPress={drop}>{t('scanDrop')}</ActButton>
            </>
          )}
        </div>
      </DropPlace>
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : <FieldHint id={`${id}-note`}>{t('scanHint')}</FieldHint>}
    </fieldset>
  )
}
