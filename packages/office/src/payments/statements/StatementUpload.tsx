import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { postFile } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import { Button } from '@anfilada/ui/Button'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../payments.module.css'

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
const mostBytes = 62_914_560

/** The bank's file comes to the server, and is taken in by a second press: money is posted by it. */
export function StatementUpload({ onTaken }: { onTaken: (statementId: number) => void }) {
  const t = useTranslations('payments.statements')
  const { language } = useLanguage()
  const [uploaded, setUploaded] = useState<UploadedFile['result']>()
  const { act, sending } = useAct(['statements', 'payments', 'orders', 'customers', 'ledger'])
  const uploading = useWork(async (file: File) => {
    setUploaded((await postFile<UploadedFile>('/api/office/files/bank_statement/', file, { language })).result)
  }, 'here')

  function upload(file: File) {
    setUploaded(undefined)
    if (file.size > mostBytes) uploading.refuse(t('tooLarge'))
    else uploading.run(file)
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
