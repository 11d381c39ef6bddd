import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { usePastMoment } from '../../shell/said.ts'
import { historyQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'
import { documentOf } from '../editor/museum-draft.ts'
import { ChangeList } from './ChangeList.tsx'

/** Every version that customers had, newest first, each as what it changed. */
export function HistoryView({ museum }: { museum: CatalogueMuseum }) {
  const t = useTranslations('catalogueEditor')
  const { language } = useLanguage()
  const moment = usePastMoment()
  const history = useQuery(historyQuery(museum.museum_id, language))
  const nameOf = (code: string) => {
    const named = documentOf(museum).objects.find(({ system_id }) => system_id === code)
    return named ? readIn(named.name, language) || code : code
  }
  if (!history.data) return <Unread query={history} failed={t('failed')} rows={4} rowHeight="72px" />
  if (history.data.length === 0) return <p className="mut">{t('noHistory')}</p>
  return (
    <ol className={styles.versions}>
      {history.data.map(({ version, published_at, published_by, changes }) => (
        <li key={version}>
          <h3>{t('version', { version: String(version) })}</h3>
          <p className="mut">{published_at === null ? t('firstVersion') : [moment(published_at), published_by].join(', ')}</p>
          <ChangeList changes={changes} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  )
}
