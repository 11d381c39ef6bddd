import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Shift } from '@anfilada/contract/duty'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import styles from '../duty.module.css'
import { type ShiftChoices, useShiftForm } from './use-shift-form.ts'

/** `museumId`: the museum that a new shift begins with. */
type Props = { day: string; shift?: Shift | undefined; museumId?: number | undefined; choices: ShiftChoices; onClose: () => void }

/** Puts an employee on duty at one or several museums, or changes his shift. */
export function ShiftDialog({ day, shift, museumId, choices, onClose }: Props) {
  const t = useTranslations('duty.form')
  const { draft, set, told, summary, send, busy } = useShiftForm({ day, shift, museumId, choices, onSaved: onClose })
  return (
    <FormDialog
      title={shift ? t('title', { name: shift.employee.name }) : t('newTitle')}
      faults={summary}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <SelectField
        label={t('employee')}
        name="employee_id"
        placeholder={t('choose')}
        options={choices.employees.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.employee_id}
        error={told.employee_id}
        onChange={(employee_id) => set({ employee_id })}
      />
      <MuseumChoice
        museums={choices.museums}
        chosen={draft.museum_ids}
        error={told.museum_ids}
        onChange={(museum_ids) => set({ museum_ids })}
      />
      <TextField label={t('date')} name="date" type="date" value={draft.date} error={told.date} onChange={(date) => set({ date })} />
      <div className={styles.pair}>
        <TextField label={t('from')} name="from" type="time" value={draft.from} error={told.from} onChange={(from) => set({ from })} />
        <TextField
          label={t('until')}
          name="until"
          type="time"
          hint={t('untilHint')}
          value={draft.until}
          error={told.until}
          onChange={(until) => set({ until })}
        />
      </div>
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        dir="ltr"
        maxLength={32}
        hint={t('phoneHint')}
        value={draft.phone}
        error={told.phone}
        onChange={(phone) => set({ phone })}
      />
    </FormDialog>
  )
}

type MuseumsProps = { museums: ShiftChoices['museums']; chosen: number[]; error: string | undefined; onChange: (ids: number[]) => void }

function MuseumChoice({ museums, chosen, error, onChange }: MuseumsProps) {
  const t = useTranslations('duty.form')
  const id = useId()
  return (
    <fieldset className={styles.museums} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend>{t('museums')}</legend>
      {museums.map((museum) => (
        <Checkbox
          key={museum.id}
          label={museum.name}
          name="museum_ids"
          isChecked={chosen.includes(museum.id)}
          onChange={(isChecked) => onChange(isChecked ? [...chosen, museum.id] : chosen.filter((one) => one !== museum.id))}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
