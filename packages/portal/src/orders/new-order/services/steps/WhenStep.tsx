import { useTranslations } from 'use-intl'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { guideHours } from '@anfilada/contract/orders/kinds/guide'
import { transportHours } from '@anfilada/contract/orders/kinds/transport'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { DayPick } from '../../frame/picks/DayPick.tsx'
import styles from '../../steps/steps.module.css'
import { useServiceSentence } from '../service-sentence.ts'
import { CountField, HourField } from './fields.tsx'
import type { StepProps } from './service-step.ts'

/** The day and the hour of a transport or a guide, for how long, and a guide's language. */
export function WhenStep({ wizard: { kind, control, draft, onChoose, chosen } }: StepProps) {
  const t = useTranslations('services')
  const sentence = useServiceSentence(control)
  const { least, most } = kind === 'guide' ? guideHours : transportHours
  const offered = guideLanguages.filter(
    (language) => !chosen.services.data || chosen.services.data.some((one) => one.guide_language === language),
  )
  return (
    <Section title={t('step.date')}>
      <div className={styles.stack}>
        <DayPick chosen={draft.pass_date} onPick={(pass_date) => onChoose({ pass_date })} error={sentence('pass_date')} />
        <div className={styles.pair}>
          <HourField control={control} name="time" />
          {kind === 'guide' && (
            <SelectField
              label={t('field.guide_language')}
              name="guide_language"
              placeholder={t('pick.guide_language')}
              options={offered.map((language) => ({ value: language, label: t(`guideLanguage.${language}`) }))}
              value={draft.guide_language}
              onChange={(language) => onChoose({ guide_language: guideLanguages.find((one) => one === language) ?? '' })}
              error={sentence('guide_language')}
              isRequired
            />
          )}
        </div>
        <div className={styles.steppers}>
          <CountField
            control={control}
            name="hours"
            label={t('field.hours')}
            min={least}
            max={most}
            hint={t('hoursHint', { least: String(least) })}
          />
        </div>
      </div>
    </Section>
  )
}
