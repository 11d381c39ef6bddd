import { useQuery } from '@tanstack/react-query'
import { useController, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { countriesQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import { useFieldSentence } from '../draft/field-sentence.ts'
import styles from '../MuseumTicketsPage.module.css'
import { QuantityField } from './QuantitySections.tsx'
import { QueryFailed } from './QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'

/** Where the group comes from and who leads it. */
export function GuideSection({ control, draft, chosen }: SectionProps) {
  const t = useTranslations('orders')
  const sentence = useFieldSentence(control)
  const guide = useController({ control, name: 'guide' }).field
  const phone = useController({ control, name: 'guide_phone' }).field
  const needed = Math.ceil(chosen.people / Math.max(draft.persons_per_guide, 1))
  return (
    <Section title={t('new.group')} rule="plain">
      <div className={styles.pair}>
        <CountryField control={control} chosen={chosen} error={sentence('country_id')} />
        <QuantityField
          control={control}
          name="persons_per_guide"
          label={t('new.personsPerGuide')}
          min={1}
          hint={chosen.people > 0 ? t('new.guidesNeeded', { count: needed }) : undefined}
          error={sentence('persons_per_guide')}
        />
        <TextField {...guide} label={t('new.guide')} autoComplete="off" dir="auto" maxLength={200} error={sentence('guide')} />
        <TextField
          {...phone}
          label={t('new.guidePhone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          error={sentence('guide_phone')}
        />
        <QuantityField
          control={control}
          name="qty_guide"
          label={t('new.qtyGuide')}
          hint={t('new.qtyGuideHint')}
          error={sentence('qty_guide')}
        />
      </div>
    </Section>
  )
}

type CountryProps = { control: Control<TicketDraft>; chosen: SectionProps['chosen']; error: string | undefined }

/** All countries until the object is chosen, then those that it serves. */
function CountryField({ control, chosen, error }: CountryProps) {
  const t = useTranslations('catalogue')
  const { language } = useLanguage()
  const { field } = useController({ control, name: 'country_id' })
  const countries = useQuery(countriesQuery(language))
  if (countries.isError) return <QueryFailed query={countries} />
  const served = chosen.object?.countries
  const options = (countries.data ?? [])
    .filter(({ id }) => !served || served.length === 0 || served.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return (
    <SelectField
      label={t('country')}
      name="country_id"
      placeholder={t('chooseCountry')}
      options={options}
      value={String(field.value ?? '')}
      onChange={(value) => field.onChange(Number(value))}
      error={error}
      isRequired
    />
  )
}
