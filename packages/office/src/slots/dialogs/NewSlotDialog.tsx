import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults, type Sentences } from '../../shell/acts/use-faults.ts'
import { dateIn } from '../../shell/read-search.ts'
import { mostPlaces, readCount } from '../pane/use-slot-edit.ts'

type Props = { object: ObjectName; day: string; known: readonly OfficeSlot[]; onClose: () => void }
type Draft = { date: string; time: string; capacity: string }

/** One more slot of the object. */
export function NewSlotDialog({ object, day, known, onClose }: Props) {
  const t = useTranslations('slots.make')
  const places = useTranslations('slots.edit')
  const formats = useFormats()
  const { act, sending } = useAct(['slots'])
  const [draft, setDraft] = useState<Draft>({ date: day, time: '', capacity: '' })
  const labels = { date: t('date'), time: t('time'), capacity: t('capacity') }
  const { errors, faults, tell, tellFailure } = useFaults(labels, t('faults'))
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  async function submit() {
    const capacity = readCount(draft.capacity, mostPlaces)
    const time = draft.time.trim()
    const isKnown = known.some((slot) => slot.date === draft.date && slot.time === time)
    const told = {
      ...(!dateIn(draft.date) && { date: t('wrongDate') }),
      ...(!/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time: t('wrongTime') }),
      ...(isKnown && { time: t('exists') }),
      ...(capacity === undefined && { capacity: places('wrongNumber') }),
    }
    if (capacity === undefined || Object.keys(told).length > 0) return tell(told)
    const data = { museum_object_id: object.museum_object_id, date: draft.date, time, capacity, closed: false }
    const outcome = await act('set_slot', data, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
    showToast({ tone: 'done', text: t('done', { day: formats.day(draft.date), time }) })
    onClose()
  }
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('busy') }
  return (
    <FormDialog
      title={t('title', { object: object.object })}
      faults={faults}
      words={words}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fields draft={draft} errors={errors} labels={labels} onChange={set} />
    </FormDialog>
  )
}

type FieldsProps = {
  draft: Draft
  errors: Sentences
  labels: Readonly<Record<keyof Draft, string>>
  onChange: (part: Partial<Draft>) => void
}

/** What the fields of a draft are like, beyond their names. */
const shapes = {
  date: { type: 'date' },
  time: { inputMode: 'numeric', dir: 'ltr', maxLength: 5, autoComplete: 'off' },
  capacity: { inputMode: 'numeric', dir: 'ltr', maxLength: 6, autoComplete: 'off' },
} as const satisfies Record<keyof Draft, object>

function Fields({ draft, errors, labels, onChange }: FieldsProps) {
  return (Object.keys(shapes) as (keyof Draft)[]).map((name) => (
    <TextField
      key={name}
      {...shapes[name]}
      label={labels[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  ))
}
