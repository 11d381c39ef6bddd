import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import type { Form } from '@anfilada/browser/form'
import { useFormats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { TextField } from '@anfilada/ui/TextField'
import { quotaTypes, type RuleDraft } from './rule-draft.ts'
import styles from './rules.module.css'

/** A Monday: what the days of a week are called is asked of seven dates. */
const monday = '2026-11-30'
const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const

/** On which days a rule holds, by its kind. */
export function RuleDays({ form }: { form: Form<RuleDraft> }) {
  const t = useTranslations('slots.rules')
  if (form.values.kind !== 'season') return <TextField {...form.field('dates')} hint={t('datesHint')} dir="ltr" autoComplete="off" />
  return (
    <>
      <div className={styles.pair}>
        <DateField {...form.field('from')} />
        <DateField {...form.field('until')} hint={t('untilHint')} />
      </div>
      <Weekdays {...form.field('weekdays')} />
    </>
  )
}

type WeekdaysProps = { label: string; value: number[]; error: string | undefined; onChange: (days: number[]) => void }

function Weekdays({ label, value, error, onChange }: WeekdaysProps) {
  const id = useId()
  const formats = useFormats()
  return (
    <fieldset className={styles.weekdays} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox
          key={day}
          label={formats.shortWeekday(addDays(monday, day - 1))}
          name="weekdays"
          isChecked={value.includes(day)}
          onChange={(isChecked) => onChange(isChecked ? [...value, day] : value.filter((one) => one !== day))}
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** When the visits of such a day begin and how many places each has. */
export function RuleTimes({ form }: { form: Form<RuleDraft> }) {
  const t = useTranslations('slots.rules')
  return (
    <>
      <TextField {...form.field('times')} hint={t('timesHint')} dir="ltr" autoComplete="off" />
      <TextField {...form.field('capacity')} {...number} maxLength={6} />
      <fieldset className={styles.quotas}>
        <legend>{t('quotas')}</legend>
        <div className={styles.triple}>
          {quotaTypes.map((type) => (
            <TextField key={type} {...form.field(type)} {...number} maxLength={6} />
          ))}
        </div>
      </fieldset>
    </>
  )
}
