import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAddress } from '@anfilada/browser/use-address'
import { useUpload } from '@anfilada/browser/use-upload'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ActButton } from '@anfilada/ui/ActButton'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { Note } from '@anfilada/ui/Note'
import { Counts } from './Counts.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import styles from './interchange.module.css'
import { previewQuery, type ImportReport } from './interchange.queries.ts'
import { readInterchangeSearch } from './screens.ts'

/** Bytes that the server takes (`mostImportBytes` of the contract, which would bring its schemas here). */
const mostBytes = 10_485_760
const tables = '.xlsx,.json,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Named = { fileId: number; name: string }
type Done = { name: string | undefined; report: ImportReport }

/** A file is read and shown with everything that it would change or that is wrong in it; only a press carries it out, whole. */
export function ImportPart() {
  const t = useTranslations('interchange.import')
  const { file } = useAddress(readInterchangeSearch)
  const navigate = useNavigate({ from: '/interchange' })
  const [named, setNamed] = useState<Named>()
  const [done, setDone] = useState<Done>()
  const upload = useUpload({
    path: '/api/office/files/interchange/',
    mostBytes,
    tooLarge: t('tooLarge'),
    onSent: ({ file_id, name }) => {
      setNamed({ fileId: file_id, name })
      setDone(undefined)
      void navigate({ search: { file: file_id } })
    },
  })
  const name = named?.fileId === file ? named?.name : undefined
  function finish(report: ImportReport): void {
    setDone({ name, report })
    void navigate({ search: {}, replace: true })
  }
  const words = { lead: t('lead'), choose: file === undefined ? t('choose') : t('another'), reading: t('sending') }
  return (
    <section className={styles.part} aria-labelledby="import">
      <h2 id="import">{t('title')}</h2>
      {done && <Finished done={done} />}
      <FilePlace words={words} accept={tables} reading={upload.busy} isMinor={file !== undefined} onFile={upload.send} />
      <FormFailure sentence={upload.failure} />
      {file !== undefined && !upload.busy && <Preview key={file} fileId={file} name={name} onDone={finish} />}
    </section>
  )
}

type PreviewProps = { fileId: number; name: string | undefined; onDone: (report: ImportReport) => void }

function Preview({ fileId, name, onDone }: PreviewProps) {
  const t = useTranslations('interchange.import')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sentence = useFailureSentence()
  const preview = useQuery(previewQuery(fileId, language))

  function finish(report: ImportReport): void {
    onDone(report)
    // Whatever other screens have read may be another one now.
    void queries.invalidateQueries({ refetchType: 'none' })
  }
  const failure = preview.isError && !preview.isFetching && (
    <p role="alert" className={styles.failed}>
      {sentence(preview.error)} <ActButton onPress={() => void preview.refetch()}>{t('again')}</ActButton>
    </p>
  )
  if (!preview.data) {
    return (
      failure || (
        <p role="status" className={styles.waiting} data-skeleton>
          {t('checking')}
        </p>
      )
    )
  }
  // What was read before stays to be pressed: the server carries out just that, or says that it is another one by now.
  return (
    <>
      {failure}
      <ImportPreview fileId={fileId} report={preview.data} name={name ?? t('file')} onDone={finish} />
    </>
  )
}

function Finished({ done: { name, report } }: { done: Done }) {
  const t = useTranslations('interchange.import')
  const waiting = report.sections.find(({ section }) => section === 'opening_balances')?.new ?? 0
  const books = waiting > 0 && (
    <Link to="/ledger" search={{ view: 'openings' }} className={actLinkClass}>
      {t('openOpenings')}
    </Link>
  )
  return (
    <div role="status">
      <Note action={books}>
        <b>{t('done', { name: name ?? t('file') })}</b>
        <Counts report={report} isDone />
        {waiting > 0 && <p>{t('openingsWait', { count: waiting })}</p>}
      </Note>
    </div>
  )
}
