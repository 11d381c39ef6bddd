import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Form } from '@anfilada/browser/form'
import type { GuideLanguage } from '@anfilada/contract/orders/items'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { SelectField } from '@anfilada/ui/SelectField'
import { useTranslations } from 'use-intl'
import { licenseLanguagesQuery } from './licenses.queries.ts'
import styles from './licenses.module.css'

export type TypedLanguages = { main_language: GuideLanguage | ''; additional_languages: GuideLanguage[] }

/** The main language of a license, and the others that it names beside it. */
export function LanguageFields({ form }: { form: Pick<Form<TypedLanguages>, 'field' | 'values'> }) {
  const t = useTranslations('licenses')
  const { data: languages = [] } = useQuery(licenseLanguagesQuery(useLanguage().language))
  const id = useId()
  const { main_language: main } = form.values
  const { label, value, error, onChange } = form.field('additional_languages')
  const others = languages.filter(({ language }) => language !== main)
  // Kept in the order of the table, however they were ticked.
  const toggle = (one: GuideLanguage, isOn: boolean) =>
    onChange(languages.map(({ language }) => language).filter((other) => (other === one ? isOn : value.includes(other))))
  return (
    <>
      <SelectField
        {...form.field('main_language')}
        placeholder={t('languageChoose')}
        options={languages.map(({ language, name }) => ({ value: language, label: name }))}
        isRequired
      />
      <fieldset aria-describedby={error ? `${id}-note` : undefined}>
        <legend className={styles.legend}>{label}</legend>
        <div className={styles.ticks}>
          {others.map(({ language, name }, index) => (
            <Checkbox
              key={language}
              name={index === 0 ? 'additional_languages' : `additional_languages.${language}`}
              isChecked={value.includes(language)}
              onChange={(isOn) => toggle(language, isOn)}
              label={name}
            />
          ))}
        </div>
        {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      </fieldset>
    </>
  )
}
