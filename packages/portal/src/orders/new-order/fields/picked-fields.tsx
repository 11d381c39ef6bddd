import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { groupCategories } from '@anfilada/contract/group-categories'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { SelectField, type SelectOption } from '@anfilada/ui/SelectField'
import { countriesQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/names.ts'
import { type DraftField, peopleIn } from '../draft/order-draft.ts'
import { companyServicesQuery, museumsForQuery } from './form.queries.ts'
import styles from './fields.module.css'
import { type OrderFields, textIn } from './order-fields.ts'
import { QueryFailed } from './QueryFailed.tsx'

type Props = { fields: OrderFields }
type PickProps = Props & {
  field: DraftField
  query: Parameters<typeof QueryFailed>[0]['query'] & { isError: boolean }
  options: readonly SelectOption[]
  onPick: (value: string) => void
  /** In the place of the choice while there is none. */
  placeholder?: string
}

/** One of a list; what is chosen stays in sight until the list has come. */
export function PickField({ fields, field, query, options, onPick, placeholder }: PickProps) {
  if (query.isError) return <QueryFailed query={query} />
  return (
    <div className={styles.choice}>
      <SelectField
        label={fields.label(field)}
        name={field}
        options={[...options]}
        value={textIn(fields, field)}
        onChange={onPick}
        error={fields.error(field)}
        {...(placeholder !== undefined && { placeholder, isRequired: true })}
      />
    </div>
  )
}

/** The group category of the order, which says who is received where. */
function typeIn(fields: OrderFields) {
  return groupCategories.find((one) => one === fields.values.type) ?? 'rf'
}

function useByName(): (one: SelectOption, other: SelectOption) => number {
  const { language } = useLanguage()
  return (one, other) => one.label.localeCompare(other.label, language)
}

/** A guide's language, of those that the company's guides speak. */
export function LanguageField({ fields }: Props) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const query = useQuery(companyServicesQuery('guide', language))
  const kept = guideLanguages.find((one) => one === fields.values.guide_language)
  const listed = query.data?.filter(({ archived, guide_language }) => !archived || guide_language === kept)
  const offered = listed ? listed.flatMap(({ guide_language }) => guide_language ?? []) : guideLanguages
  return (
    <PickField
      fields={fields}
      field="guide_language"
      query={query}
      options={offered.map((spoken) => ({ value: spoken, label: t(`guideLanguage.${spoken}`) }))}
      onPick={(picked) => fields.set('guide_language', guideLanguages.find((one) => one === picked) ?? '')}
      placeholder={t('pick.guide_language')}
    />
  )
}

/** Countries that the object receives; all of them when it does not say. */
export function CountryField({ fields }: Props) {
  const t = useTranslations('catalogue')
  const { language } = useLanguage()
  const byName = useByName()
  const query = useQuery(countriesQuery(language))
  const objects = useQuery(objectsOfTypeQuery(typeIn(fields), language))
  const { country_id, system_id } = fields.values
  const served = objects.data?.find((object) => object.system_id === system_id)?.countries ?? []
  const options = (query.data ?? [])
    .filter(({ id }) => served.length === 0 || served.includes(id) || id === country_id)
    .map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) }))
    .sort(byName)
  return (
    <PickField
      fields={fields}
      field="country_id"
      query={query}
      options={options}
      onPick={(id) => fields.set('country_id', Number(id))}
      placeholder={t('chooseCountry')}
    />
  )
}

/** A museum that may be named and need not be. */
export function MuseumField({ fields }: Props) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const byName = useByName()
  const query = useQuery(museumsForQuery(fields.kind, language))
  const options = (query.data ?? [])
    .filter(({ types }) => types.includes(typeIn(fields)))
    .map(({ id, name }) => ({ value: String(id), label: nameOf(name, language) }))
    .sort(byName)
  return (
    <PickField
      fields={{ ...fields, label: () => t('museumOptional') }}
      field="museum_id"
      query={query}
      options={[{ value: '', label: t('withoutMuseum') }, ...options]}
      onPick={(id) => fields.set('museum_id', id === '' ? null : Number(id))}
    />
  )
}

/** The objects of the order's museum, to choose from. */
export function useOwnObjects(fields: OrderFields) {
  const { language } = useLanguage()
  const query = useQuery(objectsOfTypeQuery(typeIn(fields), language))
  const own = (query.data ?? []).filter(({ museum_id }) => museum_id === fields.values.museum_id)
  return { query, own, options: own.map(({ system_id, name }) => ({ value: system_id, label: nameOf(name, language) })) }
}

/** Vehicle classes in the company's order; one that is too small for the group says so, and cannot be chosen. `kept`: the one that was ordered can. */
export function useVehicles({ values }: OrderFields, kept?: string) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const query = useQuery(companyServicesQuery('transport', language))
  const { adult, child } = values
  const heads = peopleIn({ adult, child, qty_common: 0, qty_privileged: 0, qty_child: 0 })
  const options = query.data
    ?.filter(({ archived, system_id }) => !archived || system_id === kept)
    .map(({ system_id, name, seats }) => {
      const isSmall = seats !== null && seats < heads
      return {
        value: system_id,
        label: nameOf(name, language),
        description: t(isSmall ? 'tooSmall' : 'seats', { count: seats ?? 0 }),
        isDisabled: isSmall && system_id !== kept,
      }
    })
  return { query, options }
}
