import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { LegalTextKind } from '@anfilada/contract/legal-texts'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog, type FormFaults } from '../shell/acts/FormDialog.tsx'

type Props = { kind: LegalTextKind; revision: number; today: string; onDone: () => void; onClose: () => void }

/** From then on the version is never changed: people agree to it by its number. */
export function PublishTextDialog({ kind, revision, today, onDone, onClose }: Props) {
  const t = useTranslations('texts')
  const [from, setFrom] = useState(today)
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<FormFaults>()
  const { act, sending } = useAct(['texts'])
  const isWrong = from < today

  async function publish() {
    if (isWrong) return tell(t('dayWrong'), true)
    const outcome = await act('publish_legal_text', { kind, revision, valid_from: from, note: note.trim() }, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.sentence, false)
    showToast({ tone: 'done', text: t('published', { kind: t(`kinds.${kind}`) }) })
    onClose()
    onDone()
  }
  function tell(sentence: string, isOfDay: boolean) {
    const items = isOfDay ? [{ field: 'valid_from', label: t('validFrom'), message: sentence }] : []
    setFaults({ title: isOfDay ? t('notPublished') : sentence, items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  const words = { keep: t('keep'), confirm: t('publishConfirm'), busy: t('publishing') }
  return (
    <FormDialog
      title={t('publishTitle', { kind: t(`kinds.${kind}`) })}
      faults={faults}
      words={words}
      busy={sending !== undefined}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      <p className="mut">{t('forever')}</p>
      <TextField
        label={t('validFrom')}
        name="valid_from"
        type="date"
        min={today}
        value={from}
        onChange={setFrom}
        error={faults && isWrong ? t('dayWrong') : undefined}
      />
      <TextField label={t('note')} name="note" maxLength={500} value={note} onChange={setNote} hint={t('noteHint')} />
    </FormDialog>
  )
}
