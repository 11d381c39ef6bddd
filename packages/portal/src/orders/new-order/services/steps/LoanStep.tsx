import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { addDays, daysFrom } from '@anfilada/contract/dates'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { DayPick } from '../../frame/picks/DayPick.tsx'
import styles from '../../steps/steps.module.css'
import { loanDays } from '../service-draft.ts'
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
                days={daysFrom(addDays(draft.pass_date, -loanDays), draft.pass_date)}
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
                days={daysFrom(draft.pass_date, addDays(draft.pass_date, loanDays))}
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
