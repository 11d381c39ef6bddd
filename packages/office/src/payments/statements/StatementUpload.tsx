import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useAct } from '@anfilada/browser/use-act'
import { useUpload } from '@anfilada/browser/use-upload'
import type { UploadedFile } from '@anfilada/contract/files'
import { Button } from '@anfilada/ui/Button'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../payments.module.css'

/** The bank's file comes to the server, and is taken in by a second press: money is posted by it. */
export function StatementUpload({ onTaken }: { onTaken: (statementId: number) => void }) {
  const t = useTranslations('payments.statements')
  const [uploaded, setUploaded] = useState<UploadedFile['result']>()
  const { act, sending } = useAct(['statements', 'payments', 'orders', 'customers', 'ledger'])
  const uploading = useUpload({
    path: '/api/office/files/bank_statement/',
    mostBytes: 62_914_560,
    tooLarge: t('tooLarge'),
    onSent: setUploaded,
  })

  function upload(file: File) {
    setUploaded(undefined)
    uploading.send(file)
  }
  async function takeIn({ file_id }: UploadedFile['result']) {
    const outcome = await act('import_bank_statement', { file_id })
    if (!outcome.ok) return
    if (outcome.answer.again) showToast({ tone: 'done', text: t('again') })
    onTaken(outcome.answer.result.id)
  }
  const words = { lead: t('place'), choose: t('choose'), reading: t('uploading') }
  return (
    <div className={styles.upload}>
      <FilePlace words={words} accept=".txt,text/plain" reading={uploading.busy} onFile={upload} />
      <FormFailure sentence={uploading.failure} />
      {uploaded && (
        <div className={styles.acts} role="status">
          <bdi>{uploaded.name}</bdi>
          <Button variant="primary" busy={sending !== undefined} busyLabel={t('taking')} onPress={() => void takeIn(uploaded)}>
            {t('take')}
          </Button>
        </div>
      )}
    </div>
  )
}
