import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Fold } from '@anfilada/ui/Fold'
import { Unread } from '@anfilada/browser/Unread'
import { nameKeys } from '@anfilada/contract/name-keys'
import { countriesQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import { TickFields } from './TickFields.tsx'

type Props = { chosen: readonly number[]; onChange: (countries: number[]) => void }

/** From which countries groups are admitted; none ticked: from all. */
export function CountryFields({ chosen, onChange }: Props) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const countries = useQuery({ ...countriesQuery(language), enabled: isOpen })
  return (
    <Fold
      label={chosen.length === 0 ? t('allCountries') : t('someCountries', { count: chosen.length })}
      className={styles.countries}
      onToggle={setOpen}
    >
      {isOpen && countries.data && (
        <TickFields
          legend={t('countries')}
          name="country"
          options={countries.data.map(({ id, name }) => ({ value: id, label: name[nameKeys[language]] }))}
          chosen={chosen}
          onChange={onChange}
        />
      )}
      {isOpen && !countries.data && <Unread query={countries} failed={t('failed')} rows={3} rowHeight="44px" />}
    </Fold>
  )
}
