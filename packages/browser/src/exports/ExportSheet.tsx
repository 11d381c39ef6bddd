import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { exportDays, type ExportFormat, exportFormats, mostXlsxRows } from '@anfilada/contract/exports/export-lists'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { Dialog } from '@anfilada/ui/Dialog'
import { useAct } from '../forms/use-act.ts'
import { useFormats } from '../language/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { ExportLine } from './ExportLine.tsx'
import type { AskedList } from './asked-list.ts'
import styles from './exports.module.css'
import { exportCountQuery, exportsQuery } from './exports.queries.ts'

/** `toAll`: the way to all exports, which each app has in its own frame. */
type Props = { asked: AskedList; toAll: ReactNode; onClose: () => void }

/** Takes a list out as a file: how many rows, in which format; then how far it is. Closed, it goes on. */
export function ExportSheet({ asked, toAll, onClose }: Props) {
  const [startedId, setStartedId] = useState<number>()
  return startedId === undefined ? (
    <Asking asked={asked} onStarted={setStartedId} onClose={onClose} />
  ) : (
    <Started id={startedId} asked={asked} toAll={toAll} onClose={onClose} />
  )
}

function useTitle({ list }: AskedList): string {
  const t = useTranslations('exports')
  return t('sheet.title', { list: t(`lists.${list}`) })
}

type AskingProps = { asked: AskedList; onStarted: (id: number) => void; onClose: () => void }

function Asking({ asked, onStarted, onClose }: AskingProps) {
  const t = useTranslations('exports.sheet')
  const title = useTitle(asked)
  const { language } = useLanguage()
  const { number } = useFormats()
  const counted = useQuery(exportCountQuery(asked, language))
  const { act, sending } = useAct(['exports'])
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  async function start() {
    const started = await act('start_export', { ...asked, format, language })
    if (started.ok) onStarted(started.answer.result.id)
  }
  const why = useWhyNot(counted.data, format)
  const actions = (
    <>
      <Button variant="primary" busy={sending !== undefined} busyLabel={t('starting')} disabledReason={why} onPress={() => void start()}>
        {t('start')}
      </Button>
      <Button onPress={onClose}>{t('keep')}</Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p className="mut">{t('lead')}</p>
      <Count total={counted.data} error={counted.error} />
      <Choice
        label={t('format')}
        look="rows"
        focusFirst
        value={format}
        onChange={setFormat}
        options={exportFormats.map((value) => ({
          value,
          label: t(`formats.${value}`),
          description: t(`hints.${value}`, { most: number(mostXlsxRows) }),
        }))}
      />
    </Dialog>
  )
}

/** Why nothing can be taken out now; undefined when it can. */
function useWhyNot(total: number | undefined, format: ExportFormat): string | undefined {
  const t = useTranslations('exports.sheet')
  if (total === 0) return t('empty')
  return format === 'xlsx' && (total ?? 0) > mostXlsxRows ? t('tooLong') : undefined
}

function Count({ total, error }: { total: number | undefined; error: Error | null }) {
  const t = useTranslations('exports.sheet')
  const sentence = useFailureSentence()
  const { sentences } = useFormats()
  if (total !== undefined) return <p className={styles.count}>{t('rows', { count: total })}</p>
  return <p role="status">{error ? sentences([t('failed'), sentence(error)]) : t('counting')}</p>
}

type StartedProps = { id: number; asked: AskedList; toAll: ReactNode; onClose: () => void }

function Started({ id, asked, toAll, onClose }: StartedProps) {
  const t = useTranslations('exports')
  const title = useTitle(asked)
  const { data } = useQuery(exportsQuery(useLanguage().language))
  const mine = data?.find((one) => one.id === id)
  const actions = (
    <>
      {toAll}
      <Button focusFirst onPress={onClose}>
        {t('sheet.keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      {mine && <ExportLine asked={mine} isMain />}
      {data && !mine && <p role="status">{t('cancelled', { list: t(`lists.${asked.list}`) })}</p>}
      <p className="mut">{t('lead', { days: exportDays })}</p>
    </Dialog>
  )
}
