import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { nameKeys } from '@anfilada/contract/name-keys'
import { catalogueQuery, countriesQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import { type Change, useChangeWords } from './change-words.ts'

/** A diff in an editor's words; `nameOf`: of an object by its code. */
export function ChangeList({ changes, nameOf }: { changes: readonly Change[]; nameOf: (code: string) => string }) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const isAboutCountries = changes.some(({ field }) => field === 'countries')
  const countries = useQuery({ ...countriesQuery(language), enabled: isAboutCountries }).data ?? []
  const isAboutWays = changes.some(({ field }) => field === 'travel')
  const museums = useQuery({ ...catalogueQuery(language), enabled: isAboutWays }).data ?? []
  const words = useChangeWords({
    countryOf: (id) => countries.find((country) => country.id === id)?.name[nameKeys[language]] ?? String(id),
    museumOf: (id) => museums.find((museum) => museum.museum_id === id)?.name ?? String(id),
  })
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.object} ${change.field} ${change.language}`}>
          <b>
            {change.object !== null && <>{nameOf(change.object)} · </>}
            {words.field(change)}
          </b>
          <span>
            <del>
              <span className="sr">{t('was')} </span>
              {words.value(change.field, change.from)}
            </del>{' '}
            <ins>
              <span className="sr">{t('becomes')} </span>
              {words.value(change.field, change.to)}
            </ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
