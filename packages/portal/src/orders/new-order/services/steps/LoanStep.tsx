import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { DayPick } from '../../frame/picks/DayPick.tsx'
import styles from '../../steps/steps.module.css'
import { dayAfter, loanDays } from '../service-draft.ts'
import { useServiceSentence } from '../service-sentence.ts'
import { HourField } from './fields.tsx'
import type { StepProps } from './service-step.ts'

/** The day of the visit, and when the equipment is fetched and brought back. */
export function LoanStep({ wizard: { control, draft, chosen, onChoose } }: StepProps) {
  const t = useTranslations('services')
  const sentence = useServiceSentence(control)
  return (
    <Section title={t('step.date')}>
      <div className={styles.stack}>
        <DayPick
          chosen={draft.pass_date}
          onPick={(pass_date) => onChoose({ pass_date })}
          error={sentence('pass_date')}
          closed={chosen.object}
        />
        {draft.pass_date && (
          <>
            <div className={styles.pair}>
              <NearDay
                name="pickup_date"
                label={t('field.pickup_date')}
                days={daysAround(draft.pass_date, -loanDays, 0)}
                chosen={draft.pickup_date}
                onChoose={(pickup_date) => onChoose({ pickup_date })}
                error={sentence('pickup_date')}
              />
              <HourField control={control} name="pickup_time" />
            </div>
            <div className={styles.pair}>
              <NearDay
                name="return_date"
                label={t('field.return_date')}
                days={daysAround(draft.pass_date, 0, loanDays)}
                chosen={draft.return_date}
                onChoose={(return_date) => onChoose({ return_date })}
                error={sentence('return_date')}
              />
              <HourField control={control} name="return_time" />
            </div>
          </>
        )}
      </div>
    </Section>
  )
}

function daysAround(date: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => dayAfter(date, from + index))
}

type DayProps = {
  name: string
  label: string
  days: readonly string[]
  chosen: string
  onChoose: (date: string) => void
  error: string | undefined
}

function NearDay({ name, label, days, chosen, onChoose, error }: DayProps) {
  const formats = useFormats()
  return (
    <SelectField
      label={label}
      name={name}
      options={days.map((date) => ({ value: date, label: formats.dayAndWeekday(date) }))}
      value={chosen}
      onChange={onChoose}
      error={error}
    />
  )
}
