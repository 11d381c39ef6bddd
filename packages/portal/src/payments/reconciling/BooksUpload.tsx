import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { postFile } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { sendOnce } from '@anfilada/browser/send-once'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import type { ColumnsQuestion, FileColumns } from '@anfilada/contract/reconciliation/comparison'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { showToast } from '@anfilada/ui/toasts'
import { paymentsKey } from '../payments.queries.ts'
import { AskColumns } from './AskColumns.tsx'
import styles from './reconciling.module.css'

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
const mostBytes = 10_485_760

type Asked = ColumnsQuestion & { fileId: number }

/** A file of the customer's books comes to the server and is compared at once, unless something has to be asked about its columns. */
export function BooksUpload({ act: { act_id, outdated, compared } }: { act: ReconciliationAct }) {
  const t = useTranslations('reconciliation')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const may = useMay()(['create', 'Payment']) && !outdated

  async function compare(fileId: number, columns?: FileColumns): Promise<void> {
    const data = { act_id, file_id: fileId, ...(columns && { columns }), language }
    const { result } = await sendOnce('compare_reconciliation', data, language)
    if (result.question) return setAsked({ ...result.question, fileId })
    setAsked(undefined)
    showToast({ tone: 'done', text: t('comparedDone') })
    await queries.invalidateQueries({ queryKey: paymentsKey })
  }
  const work = useWork(async (given: File | Asked, columns?: FileColumns) => {
    if ('fileId' in given) return compare(given.fileId, columns)
    const { result } = await postFile<UploadedFile>('/api/v1/files/reconciliation/', given, { language })
    return compare(result.file_id)
  }, 'here')

  function upload(file: File) {
    setAsked(undefined)
    if (file.size > mostBytes) work.refuse(t('tooLarge'))
    else work.run(file)
  }
  if (!may) return null
  const words = { lead: t('place'), choose: compared ? t('another') : t('choose'), reading: t('reading') }
  return (
    <div className={styles.upload}>
      {!compared && <p className={styles.text}>{t('compareLead')}</p>}
      {asked ? (
        <AskColumns
          key={asked.fileId}
          question={asked}
          busy={work.busy}
          onSay={(columns) => work.run(asked, columns)}
          onDrop={() => setAsked(undefined)}
        />
      ) : (
        <FilePlace words={words} accept=".xlsx,.csv,.txt" reading={work.busy} isMinor={compared !== null} onFile={upload} />
      )}
      <FormFailure sentence={work.failure} />
    </div>
  )
}
