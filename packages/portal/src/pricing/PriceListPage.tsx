import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import { Empty } from '@anfilada/ui/Empty'
import { PastYears, PriceFilters } from './PriceFilters.tsx'
import { PriceFiles } from './PriceFiles.tsx'
import styles from './PriceListPage.module.css'
import { YearTable } from './YearTable.tsx'
import { pricelistsQuery } from './pricelists.queries.ts'
import { categories, readPriceSearch, type PriceSearch } from './price-search.ts'

const route = getRouteApi('/content/pricelist')

/** What an order costs this customer, as a table to read and as files: a year and a category of groups at a time, this year first. */
export function PriceListPage() {
  const t = useTranslations('pricing')
  const years = useQuery(pricelistsQuery(useLanguage().language))
  usePageTitle(t('title'))
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {!years.data ? (
        <Unread query={years} failed={t('failed')} rows={3} />
      ) : years.data.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Prices years={years.data} />
      )}
    </>
  )
}

function Prices({ years }: { years: Pricelists }) {
  const search = useAddress(readPriceSearch)
  const navigate = route.useNavigate()
  const today = museumDate(new Date())
  const shown = years.find(({ year }) => year === search.year) ?? yearToBeginWith(years, Number(today.slice(0, 4)))
  const type = search.type ?? categories[0]
  if (!shown || !type) return null
  const choose = (changed: PriceSearch) =>
    void navigate({ search: (now) => readPriceSearch({ ...now, ...changed }), replace: true, resetScroll: false })
  return (
    <>
      <PriceFilters years={years.map(({ year }) => year)} shown={{ year: shown.year, type }} today={today} onChange={choose} />
      <PriceFiles year={shown.year} lists={shown.lists.filter((list) => list.type === type)} today={today} />
      <YearTable key={`${shown.year} ${type}`} year={shown.year} type={type} search={search} onChange={choose} />
      <PastYears years={years.map(({ year }) => year)} today={today} />
    </>
  )
}

/** This year; without lists of it the next one that has some, else the latest. Years come newest first. */
function yearToBeginWith(years: Pricelists, thisYear: number): Pricelists[number] | undefined {
  return years.findLast(({ year }) => year >= thisYear) ?? years[0]
}
