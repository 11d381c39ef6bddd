import { useTranslations } from 'use-intl'
import type { Export } from '@anfilada/contract/exports/exports'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Progress } from '@anfilada/ui/Progress'
import { showToast } from '@anfilada/ui/toasts'
import { saveByLink } from '../acts/save-file.ts'
import { useAct } from '../forms/use-act.ts'
import { useWork } from '../forms/use-work.ts'
import { useFormats } from '../language/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { exportState } from './export-state.ts'
import styles from './exports.module.css'

/** One export: what it is of, how far it is, and its file. `isMain`: nothing else is wanted where it stands. */
export function ExportLine({ asked, isMain = false }: { asked: Export; isMain?: boolean }) {
  const t = useTranslations('exports')
  const { moment, clauses } = useFormats()
  const { language } = useLanguage()
  const opening = useWork(() => saveByLink(asked.file ?? '', language))
  const state = exportState(asked)
  return (
    <div className={styles.line}>
      <p className={styles.what}>
        {clauses([t(`lists.${asked.list}`), t(`sheet.formats.${asked.format}`)])}
        <small>{t('asked', { moment: moment(asked.asked_at) })}</small>
      </p>
      <div className={styles.state} role="status">
        {state === 'running' && <Bar asked={asked} />}
        <StateWord asked={asked} />
      </div>
      <div className={styles.acts}>
        {state === 'ready' && (
          <Button variant={isMain ? 'primary' : undefined} busy={opening.busy} busyLabel={t('opening')} onPress={() => opening.run()}>
            {t('download')}
          </Button>
        )}
        <RemoveButton asked={asked} isOver={state === 'ready' || state === 'failed'} />
      </div>
    </div>
  )
}

function RemoveButton({ asked, isOver }: { asked: Export; isOver: boolean }) {
  const t = useTranslations('exports')
  const { language } = useLanguage()
  const { act, sending } = useAct(['exports'], { untilRead: true })
  async function remove() {
    const removed = await act('remove_export', { export_id: asked.id, language })
    if (removed.ok) showToast({ tone: 'done', text: t(isOver ? 'removed' : 'cancelled', { list: t(`lists.${asked.list}`) }) })
  }
  const word = sending === undefined ? t(isOver ? 'remove' : 'cancel') : t(isOver ? 'removing' : 'cancelling')
  return (
    <ActButton danger={isOver} busy={sending !== undefined} onPress={() => void remove()}>
      {word}
    </ActButton>
  )
}

function Bar({ asked: { list, done, total } }: { asked: Export }) {
  const t = useTranslations('exports')
  const all = Math.max(total ?? 0, 1)
  const label = t('progress', { list: t(`lists.${list}`), percent: String(Math.floor((done / all) * 100)) })
  return <Progress label={label} most={total ?? undefined} done={done} />
}

function StateWord({ asked }: { asked: Export }) {
  const t = useTranslations('exports')
  const { sentences } = useFormats()
  const { done, failure, size } = asked
  const total = asked.total ?? 0
  switch (exportState(asked)) {
    case 'waiting':
      return <span className="mut">{t('state.waiting')}</span>
    case 'running':
      return <span>{t('state.running', { done, total })}</span>
    case 'ready':
      return <span>{t('state.ready', { total, size: t(...bytes(size ?? 0)) })}</span>
    case 'failed':
      return <span className={styles.failure}>{sentences([t('state.failed'), failure ?? ''])}</span>
  }
}

const [kilo, mega] = [1024, 1_048_576]

function bytes(size: number): ['bytes.kb' | 'bytes.mb', { size: number }] {
  return size < mega ? ['bytes.kb', { size: Math.ceil(size / kilo) }] : ['bytes.mb', { size: Math.round((size / mega) * 10) / 10 }]
}
