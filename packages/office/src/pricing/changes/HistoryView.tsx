import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ActionOutput } from '@anfilada/browser/http'
import { Unread } from '@anfilada/browser/Unread'
import { actLinkClass } from '@anfilada/ui/act-link'
import { usePastMoment } from '../../shell/said.ts'
import { priceHistoryQuery } from '../pricing.queries.ts'
import type { PriceListSearch } from '../screens.ts'
import styles from './changes.module.css'
import { ChangesTable } from './ChangesTable.tsx'
import { Counts } from './PublishView.tsx'

type Version = ActionOutput<'price_history'>['result']['versions'][number]

/** Who published what and when; two versions beside one another. Which, stands in the address. */
export function HistoryView({ list, search }: { list: number; search: PriceListSearch }) {
  const t = useTranslations('prices.history')
  const { language } = useLanguage()
  const history = useQuery(priceHistoryQuery(list, search, language))
  if (!history.data) return <Unread query={history} failed={t('failed')} rows={8} rowHeight="46px" />
  const { versions, difference } = history.data
  const numberOf = (id: number | undefined) => versions.find((version) => version.id === id)?.number
  const [from, to] = [numberOf(search.from), numberOf(search.to)]
  return (
    <div className={styles.view}>
      <div className={styles.inner}>
        <h2>{t('title')}</h2>
        <ol className={styles.versions}>
          {versions.map((version, at) => (
            <VersionRow key={version.id} version={version} before={versions[at + 1]} search={search} />
          ))}
        </ol>
        {from !== undefined && to !== undefined && (
          <>
            <h3>{t('compared', { from, to })}</h3>
            {difference.length === 0 ? <p className="mut">{t('same')}</p> : <Counts changes={difference} />}
            {difference.length > 0 && <ChangesTable caption={t('compared', { from, to })} changes={difference} />}
          </>
        )}
      </div>
    </div>
  )
}

function VersionRow({ version, before, search }: { version: Version; before: Version | undefined; search: PriceListSearch }) {
  const t = useTranslations('prices.history')
  const moment = usePastMoment()
  const at = version.published_at ?? version.created_at
  const by = (version.published_at ? version.published_by : version.created_by) ?? t('system')
  return (
    <li>
      <b>{t('version', { number: version.number })}</b>
      <span>
        {t(`states.${version.state}`)}, {moment(at)}, {by}
        {version.note && <small className={styles.museum}>{version.note}</small>}
      </span>
      {before && (
        <Link to="/price-list" search={{ ...search, from: before.id, to: version.id }} className={actLinkClass}>
          {t('compare', { number: before.number })}
        </Link>
      )}
    </li>
  )
}
