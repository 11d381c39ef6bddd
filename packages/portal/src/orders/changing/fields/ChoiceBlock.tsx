import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { SelectField, type SelectOption } from '@anfilada/ui/SelectField'
import { countriesQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { QueryFailed } from '../../new-order/fields/QueryFailed.tsx'
import { companyServicesQuery } from '../../new-order/fields/form.queries.ts'
import type { ChoiceField } from '../change-plan.ts'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'

type Props = { field: ChoiceField; form: ChangeForm }

/** One of a list: an object of the museum, a vehicle class, a language, a country. */
export function ChoiceBlock({ field, form }: Props) {
  const Pick = { system_id: ObjectPick, vehicle: VehiclePick, guide_language: LanguagePick, country_id: CountryPick }[field]
  return <Pick form={form} />
}

type Choices = { query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }; options: SelectOption[] }

/** What the order says stays in sight until its list has come. */
function Choose({ field, form, choices: { query, options } }: Props & { choices: Choices }) {
  const label = useFieldLabel(form.order.data.kind)
  if (query.isError) return <QueryFailed query={query} />
  const value = String(form.values[field] ?? '')
  return (
    <div className={styles.choice}>
      <SelectField
        label={label(field)}
        name={field}
        options={options}
        value={value}
        onChange={(chosen) => form.set({ [field]: field === 'country_id' ? Number(chosen) : chosen })}
        error={form.faults[field]}
      />
    </div>
  )
}

function ObjectPick({ form }: { form: ChangeForm }) {
  const services = useTranslations('services')
  const { language } = useLanguage()
  const { type, museum_id } = form.order.data
  const query = useQuery(objectsOfTypeQuery(type, language))
  const own = (query.data ?? []).filter((object) => object.museum_id === museum_id)
  const options = [
    { value: '', label: services('allObjects') },
    ...own.map(({ system_id, name }) => ({ value: system_id, label: nameOf(name, language) })),
  ]
  return <Choose field="system_id" form={form} choices={{ query, options }} />
}

/** A class that is too small for the group says so, and cannot be chosen. */
function VehiclePick({ form }: { form: ChangeForm }) {
  const services = useTranslations('services')
  const { language } = useLanguage()
  const query = useQuery(companyServicesQuery('transport', language))
  const heads = Number(form.values.adult ?? 0) + Number(form.values.child ?? 0)
  const options = (query.data ?? [])
    .toSorted((one, other) => (one.seats ?? 0) - (other.seats ?? 0))
    .map(({ system_id, name, seats }) => ({
      value: system_id,
      label: nameOf(name, language),
      description: services(seats !== null && seats < heads ? 'tooSmall' : 'seats', { count: seats ?? 0 }),
      isDisabled: seats !== null && seats < heads && system_id !== form.values.vehicle,
    }))
  return <Choose field="vehicle" form={form} choices={{ query, options }} />
}

function LanguagePick({ form }: { form: ChangeForm }) {
  const services = useTranslations('services')
  const { language } = useLanguage()
  const query = useQuery(companyServicesQuery('guide', language))
  const options = (query.data ?? []).flatMap(({ guide_language: spoken }) =>
    spoken ? [{ value: spoken, label: services(`guideLanguage.${spoken}`) }] : [],
  )
  return <Choose field="guide_language" form={form} choices={{ query, options }} />
}

/** Countries that the object receives; all of them when it does not say. */
function CountryPick({ form }: { form: ChangeForm }) {
  const { language } = useLanguage()
  const query = useQuery(countriesQuery(language))
  const objects = useQuery(objectsOfTypeQuery(form.order.data.type, language))
  const served = objects.data?.find(({ system_id }) => system_id === form.values.system_id)?.countries ?? []
  const options = (query.data ?? [])
    .filter(({ id }) => served.length === 0 || served.includes(id) || id === form.order.data.country_id)
    .map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return <Choose field="country_id" form={form} choices={{ query, options }} />
}
