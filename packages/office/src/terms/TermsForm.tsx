import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ActFailure } from '@anfilada/browser/use-act'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog, type FormFaults } from '../shell/acts/FormDialog.tsx'
import { readTerms, termsDraft, type Terms } from './term-fields.ts'

type Props = {
  title: string
  lead: string
  start: Terms
  /** Whether nothing may be left empty. */
  isWhole: boolean
  busy: boolean
  /** Answers what went wrong; nothing when it went well. */
  onSave: (terms: Terms) => Promise<ActFailure | undefined>
  onClose: () => void
}

/** Three numbers; the dialog of an object and of a customer's line alike. */
export function TermsForm({ title, lead, start, isWhole, busy, onSave, onClose }: Props) {
  const t = useTranslations('terms.form')
  const comma = useLanguage().language === 'ru' ? ',' : '.'
  const [draft, setDraft] = useState(() => termsDraft(start, comma))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [faults, setFaults] = useState<FormFaults>()
  const labels: Record<string, string> = { cut_off_minutes: t('cutOff'), free_change_hours: t('freeChange'), penalty: t('penalty') }

  function tell(fields: Record<string, string>, sentence = t('faultsTitle')) {
    setErrors(fields)
    const items = Object.entries(fields).map(([field, message]) => ({ field, label: labels[field] ?? field, message }))
    setFaults({ title: sentence, items, attempt: (faults?.attempt ?? 0) + 1 })
  }
  async function submit() {
    const read = readTerms(draft, isWhole)
    if (!read.ok) return tell(Object.fromEntries(Object.entries(read.fields).map(([field, fault]) => [field, t(`faults.${fault}`)])))
    const failure = await onSave(read.terms)
    if (failure) tell(failure.fields, failure.sentence)
  }
  const field = { inputMode: 'decimal', dir: 'ltr', maxLength: 20 } as const
  const words = { keep: t('keep'), confirm: t('save'), busy: t('saving') }
  return (
    <FormDialog title={title} faults={faults} words={words} busy={busy} onSubmit={() => void submit()} onClose={onClose}>
      <p className="mut">{lead}</p>
      <TextField
        label={t('cutOff')}
        name="cut_off_minutes"
        {...field}
        value={draft.cutOff}
        onChange={(cutOff) => setDraft({ ...draft, cutOff })}
        error={errors.cut_off_minutes}
        hint={t('cutOffHint')}
      />
      <TextField
        label={t('freeChange')}
        name="free_change_hours"
        {...field}
        value={draft.freeChange}
        onChange={(freeChange) => setDraft({ ...draft, freeChange })}
        error={errors.free_change_hours}
        hint={t('freeChangeHint')}
      />
      <TextField
        label={t('penalty')}
        name="penalty"
        {...field}
        value={draft.penalty}
        onChange={(penalty) => setDraft({ ...draft, penalty })}
        error={errors.penalty}
      />
    </FormDialog>
  )
}
