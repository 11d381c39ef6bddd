import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { type ActionOutput, callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { useWork } from '@anfilada/browser/use-work'
import { Button } from '@anfilada/ui/Button'
import { FileFaults } from '@anfilada/ui/FileFaults'
import { FilePlace } from '@anfilada/ui/FilePlace'
import { ChangesTable } from '../changes/ChangesTable.tsx'
import { Counts } from '../changes/PublishView.tsx'
import styles from '../changes/changes.module.css'
import { mostBytes, uploadPriceFile } from './use-attach.ts'

/** What a file would do, and what is wrong in it. */
type ImportPreview = ActionOutput<'import_price_list'>['result']
type Read = { fileId: number; name: string; preview: ImportPreview }

const tables = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table of prices is read, shown with everything that it would change or that is wrong in it, and only then written into the draft. */
export function ImportView({ list, onApplied, onBack }: { list: number; onApplied: () => void; onBack: () => void }) {
  const t = useTranslations('prices.import')
  const { language } = useLanguage()
  const [read, setRead] = useState<Read>()
  const { act, sending } = useAct(['prices', 'price-lists'])

  const reading = useWork(async (file: File) => {
    const { file_id: fileId } = await uploadPriceFile(file, language)
    const asked = { list_id: list, file_id: fileId, language }
    const preview = (await callAction('import_price_list', asked, { language })).result
    setRead({ fileId, name: file.name, preview })
  }, 'here')
  function readFile(file: File) {
    setRead(undefined)
    if (file.size > mostBytes) reading.refuse(t('tooLarge'))
    else reading.run(file)
  }
  async function apply({ fileId, preview }: Read) {
    const data = { list_id: list, file_id: fileId, version_id: preview.version_id, revision: preview.revision, language }
    const { ok } = await act('apply_price_import', data)
    if (ok) onApplied()
  }

  const words = { lead: t('lead'), choose: t('choose'), reading: t('reading') }
  return (
    <div className={styles.view}>
      <div className={styles.inner}>
        <h2>{t('title')}</h2>
        <FilePlace words={words} accept={tables} reading={reading.busy} onFile={readFile} />
        <FormFailure sentence={reading.failure} />
        {read && <Preview read={read} applying={sending !== undefined} onApply={() => void apply(read)} />}
        <div className={styles.acts}>
          <Button onPress={onBack}>{t('back')}</Button>
        </div>
      </div>
    </div>
  )
}

function Preview({ read: { name, preview }, applying, onApply }: { read: Read; applying: boolean; onApply: () => void }) {
  const t = useTranslations('prices.import')
  const { changes, faults, rows, unchanged } = preview
  if (faults.length > 0) {
    return (
      <div className={styles.faults} role="alert">
        <h3 className={styles.faulty}>{t('faulty', { count: faults.length, name })}</h3>
        <p>{t('faultyLead')}</p>
        <Faults faults={faults} />
      </div>
    )
  }
  return (
    <>
      <div role="status">
        <h3>{t('read', { name, rows, unchanged })}</h3>
      </div>
      {changes.length > 0 && <Counts changes={changes} />}
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={applying}
          busyLabel={t('applying')}
          disabledReason={changes.length === 0 ? t('nothing') : undefined}
          onPress={onApply}
        >
          {t('apply', { count: changes.length })}
        </Button>
      </div>
      {changes.length > 0 && <ChangesTable caption={t('caption')} changes={changes} />}
    </>
  )
}

function Faults({ faults }: Pick<ImportPreview, 'faults'>) {
  const t = useTranslations('prices.import')
  const words = {
    caption: t('faultsCaption'),
    place: t('cell'),
    stands: t('stands'),
    fault: t('fault'),
    more: (count: number) => t('more', { count }),
  }
  const said = faults.map(({ sheet, cell, read, fault }) => ({ sheet, place: cell, read, message: t(`faults.${fault}`) }))
  return <FileFaults faults={said} words={words} />
}
