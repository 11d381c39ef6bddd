import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { nameOf } from '../../../../catalogue/name-of.ts'
import { QueryFailed } from '../../frame/picks/QueryFailed.tsx'
import styles from '../../steps/steps.module.css'
import { useServiceSentence } from '../service-sentence.ts'
import { WordsField } from './fields.tsx'
import type { StepProps } from './service-step.ts'

/** Where a guide meets the group, and in which museum, if in one. */
export function PlaceStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  return (
    <Section title={t('step.place')}>
      <div className={styles.stack}>
        <WordsField control={wizard.control} name="meeting_point" hint={t('meetingHint')} isRequired />
        <MuseumChoice wizard={wizard} />
      </div>
    </Section>
  )
}

/** From where to where a transport goes. */
export function RouteStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  return (
    <Section title={t('step.route')}>
      <div className={styles.stack}>
        <WordsField control={wizard.control} name="pickup" hint={t('placeHint')} isRequired />
        <WordsField control={wizard.control} name="dropoff" isRequired />
        <MuseumChoice wizard={wizard} />
      </div>
    </Section>
  )
}

/** A museum that may be named and need not be. */
function MuseumChoice({ wizard: { control, draft, chosen, onChoose } }: StepProps) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const error = useServiceSentence(control)('museum_id')
  if (chosen.museums.isError) return <QueryFailed query={chosen.museums} />
  const served = (chosen.museums.data ?? []).filter(({ types }) => types.includes(draft.type))
  const options = served.map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) }))
  return (
    <div className={styles.country}>
      <SelectField
        label={t('museumOptional')}
        name="museum_id"
        options={[
          { value: '', label: t('withoutMuseum') },
          ...options.sort((one, other) => one.label.localeCompare(other.label, language)),
        ]}
        value={String(draft.museum_id ?? '')}
        onChange={(id) => onChoose({ museum_id: id === '' ? null : Number(id) })}
        error={error}
      />
    </div>
  )
}
