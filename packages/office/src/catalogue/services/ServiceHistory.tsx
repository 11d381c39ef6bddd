import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CompanyServices } from '@anfilada/contract/catalogue/office-services'
import { namedOf } from '@anfilada/contract/catalogue/services-document'
import { languageNames } from '@anfilada/phrases/language-names'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../catalogue.module.css'

type Change = CompanyServices['history'][number]['changes'][number]

/** Every version that customers had, newest first, each as what it changed. */
export function ServiceHistory({ services: { document, history } }: { services: CompanyServices }) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const moment = usePastMoment()
  const nameOf = (code: string) => {
    const named = namedOf(document).find(({ system_id }) => system_id === code)
    return named ? readIn(named.name, language) : code
  }
  return (
    <section aria-label={t('historyTab')}>
      <h3>{t('historyTab')}</h3>
      <ol className={styles.versions}>
        {history.map(({ version, saved_at, saved_by, changes }) => (
          <li key={version}>
            <h3>{t('version', { version: String(version) })}</h3>
            <p className="mut">{saved_at === null ? t('firstVersion') : [moment(saved_at), saved_by].join(', ')}</p>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <li key={`${change.system_id} ${change.field} ${change.language}`}>
                  <ChangeLine change={change} name={nameOf(change.system_id)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ChangeLine({ change: { field, language, from, to }, name }: { change: Change; name: string }) {
  const t = useTranslations('catalogueEditor')
  const value = (said: Change['from']): string => {
    if (typeof said === 'boolean') return t(said ? 'yes' : 'no')
    return said === null || said === '' ? t('nothingSaid') : String(said)
  }
  const called = t(`serviceFields.${field}`)
  return (
    <>
      <b>
        {name} · {language === null ? called : t('fieldIn', { field: called, language: languageNames[language].full })}
      </b>
      <span>
        <del>
          <span className="sr">{t('was')} </span>
          {value(from)}
        </del>{' '}
        <ins>
          <span className="sr">{t('becomes')} </span>
          {value(to)}
        </ins>
      </span>
    </>
  )
}
