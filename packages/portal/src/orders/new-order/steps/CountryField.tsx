import { useQuery } from '@tanstack/react-query'
import { useController, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { SelectField } from '@anfilada/ui/SelectField'
import { countriesQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'
import { QueryFailed } from '../frame/picks/QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'

type Props = { control: Control<TicketDraft>; chosen: SectionProps['chosen']; error: string | undefined }

/** Countries that the object receives; all of them when it does not say. */
export function CountryField({ control, chosen, error }: Props) {
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
