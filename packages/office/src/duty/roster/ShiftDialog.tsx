import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { TimeField } from '@anfilada/browser/TimeField'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeDutyActions, type Shift } from '@anfilada/contract/duty'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../duty.module.css'

type Named = { id: number; name: string }
export type ShiftChoices = { employees: Named[]; museums: Named[] }
/** `museumId`: the museum that a new shift begins with. */
type Props = { day: string; shift?: Shift | undefined; museumId?: number | undefined; choices: ShiftChoices; onClose: () => void }

/** Puts an employee on duty at one or several museums, or changes his shift. */
export function ShiftDialog({ day, shift, museumId, choices, onClose }: Props) {
  const t = useTranslations('duty.form')
  const form = useActionForm({
    action: 'set_shift',
    schema: officeDutyActions.set_shift.input,
    start: draftOf(day, shift, museumId),
    labels: {
      employee_id: t('employee'),
      museum_ids: t('museums'),
      date: t('date'),
      from: t('from'),
      until: t('until'),
      phone: t('phone'),
    },
    sentences: { museum_ids: (fault) => (fault === 'required' ? t('museumsMissing') : undefined) },
    summary: t('faultsTitle'),
    input: ({ employee_id, phone, ...rest }) => ({
      ...rest,
      employee_id: employee_id === '' ? undefined : Number(employee_id),
      phone: phone.trim(),
      ...(shift && { id: shift.id }),
    }),
    faults: ({ date, from, until, phone }) =>
      Object.fromEntries(
        Object.entries({ date, from, until, phone }).flatMap(([field, typed]) => (typed === '' ? [[field, 'required']] : [])),
      ),
    phones: ['phone'],
    touches: ['duty', 'audit', 'setup'],
    onDone: (_, { employee_id }) => {
      showToast({ tone: 'done', text: t('saved', { name: choices.employees.find(({ id }) => String(id) === employee_id)?.name ?? '' }) })
      onClose()
    },
  })
  const title = shift ? t('title', { name: shift.employee.name }) : t('newTitle')
  return (
    <FormDialog title={title} form={form} words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <SelectField
        {...form.field('employee_id')}
        placeholder={t('choose')}
        options={choices.employees.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <MuseumChoice {...form.field('museum_ids')} museums={choices.museums} />
      <DateField {...form.field('date')} />
      <div className={styles.pair}>
        <TimeField {...form.field('from')} />
        <TimeField {...form.field('until')} hint={t('untilHint')} />
      </div>
      <TextField {...form.field('phone')} type="tel" inputMode="tel" autoComplete="off" dir="ltr" maxLength={32} hint={t('phoneHint')} />
    </FormDialog>
  )
}

function draftOf(day: string, shift: Shift | undefined, museumId: number | undefined) {
  if (!shift)
    return { employee_id: '', museum_ids: museumId === undefined ? [] : [museumId], date: day, from: '09:00', until: '18:00', phone: '' }
  const { employee, museums, date, from, until, phone } = shift
  return { employee_id: String(employee.id), museum_ids: museums.map(({ id }) => id), date, from, until, phone }
}

type MuseumsProps = {
  label: string
  museums: ShiftChoices['museums']
  value: number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

function MuseumChoice({ label, museums, value, error, onChange }: MuseumsProps) {
  const id = useId()
  return (
    <fieldset className={styles.museums} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {museums.map((museum) => (
        <Checkbox
          key={museum.id}
          label={museum.name}
          name="museum_ids"
          isChecked={value.includes(museum.id)}
          onChange={(isChecked) => onChange(isChecked ? [...value, museum.id] : value.filter((one) => one !== museum.id))}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
