import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWork } from '@anfilada/browser/use-work'
import type { UploadedFile } from '@anfilada/contract/files'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { Button } from '@anfilada/ui/Button'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../changes/changes.module.css'
import { RemoveFileDialog } from './RemoveFileDialog.tsx'
import { mostBytes, uploadPriceFile, useAttach } from './use-attach.ts'

type Uploaded = UploadedFile['result']

const papers = '.pdf,.xlsx,application/pdf,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Which file customers get: the one made from the prices, or one of the staff's own. Nothing changes until it is said twice. */
export function OwnFileView({ list, onBack }: { list: OfficePriceList; onBack: () => void }) {
  const t = useTranslations('prices.file')
  const { uploaded, reading, failure, upload, forget } = useUpload()
  const { attach, sending } = useAttach(list.id)
  async function give({ file_id: fileId, name }: Uploaded) {
    if (!(await attach(fileId))) return
    forget()
    showToast({ tone: 'done', text: t('attached', { name }) })
  }
  const words = { lead: t('lead'), choose: t('choose'), reading: t('reading') }
  return (
    <div className={styles.view}>
      <div className={styles.inner}>
        <h2>{t('title')}</h2>
        <Given list={list} />
        <FilePlace words={words} accept={papers} reading={reading} onFile={upload} />
        <FormFailure sentence={failure} />
        <div role="status">
          {uploaded && <h3>{t('read', { name: uploaded.name, size: Math.max(1, Math.round(uploaded.size / 1024)) })}</h3>}
        </div>
        {uploaded && (
          <div className={styles.acts}>
            <Button variant="primary" busy={sending} busyLabel={t('attaching')} onPress={() => void give(uploaded)}>
              {t('attach')}
            </Button>
          </div>
        )}
        <div className={styles.acts}>
          <Button onPress={onBack}>{t('back')}</Button>
        </div>
      </div>
    </div>
  )
}

const bold = (text: ReactNode) => <b>{text}</b>

/** What customers get today. */
function Given({ list: { id, file, current } }: { list: OfficePriceList }) {
  const t = useTranslations('prices.file')
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <p>
        {file ? t.rich('own', { name: file, b: bold }) : t('generated')}
        {!current && <small className={styles.museum}>{t('unpublished')}</small>}
      </p>
      {file && (
        <div className={styles.acts}>
          <Button variant="danger" onPress={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
      {file && isRemoving && <RemoveFileDialog listId={id} name={file} onClose={() => setRemoving(false)} />}
    </>
  )
}

function useUpload() {
  const t = useTranslations('prices.file')
  const { language } = useLanguage()
  const [uploaded, setUploaded] = useState<Uploaded>()
  const { run, refuse, busy, failure } = useWork(async (file: File) => setUploaded(await uploadPriceFile(file, language)), 'here')
  function upload(file: File) {
    setUploaded(undefined)
    if (file.size > mostBytes) refuse(t('tooLarge'))
    else run(file)
  }
  return { uploaded, reading: busy, failure, upload, forget: () => setUploaded(undefined) }
}
