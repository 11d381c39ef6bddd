import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { postFile } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { FieldError, FieldHint } from '@anfilada/ui/FieldNotes'
import styles from './licenses.module.css'

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
const mostBytes = 10_485_760

type Props = {
  label: string
  value: UploadedFile['result'] | undefined
  error: string | undefined
  onChange: (file: UploadedFile['result'] | undefined) => void
}

/** The scan of a license: it comes to the server as soon as it is chosen, and goes along with the form. */
export function ScanField({ label, value, error, onChange }: Props) {
  const t = useTranslations('licenses')
  const { language } = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const uploading = useWork(async (file: File) => {
    onChange((await postFile<UploadedFile>('/api/v1/files/license_scan/', file, { language })).result)
  }, 'here')
  const fault = uploading.failure ?? error

  function upload(file: File) {
    onChange(undefined)
    if (file.size > mostBytes) uploading.refuse(t('scanTooLarge'))
    else uploading.run(file)
  }
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <input
        ref={field}
        type="file"
        name="scan"
        className="sr"
        tabIndex={-1}
        aria-label={t('scanChoose')}
        accept=".pdf,.png,.jpg,.jpeg,.webp"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Chosen again after it was mended, the same file must be read again.
          target.value = ''
          if (file) upload(file)
        }}
      />
      <div className={styles.scan} role="status">
        <Button size="s" busy={uploading.busy} busyLabel={t('scanUploading')} onPress={() => field.current?.click()}>
          {t('scanChoose')}
        </Button>
        {value && (
          <>
            <bdi className={styles.file}>{value.name}</bdi>
            <ActButton onPress={() => onChange(undefined)}>{t('scanDrop')}</ActButton>
          </>
        )}
      </div>
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : <FieldHint id={`${id}-note`}>{t('scanHint')}</FieldHint>}
    </fieldset>
  )
}
