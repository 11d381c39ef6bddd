import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { classNames } from '@anfilada/ui/class-names'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import page from '../../shell/page/page.module.css'
import { priceListQuery } from '../pricing.queries.ts'
import { PriceListBoard } from './PriceListBoard.tsx'
import styles from './sheet.module.css'
import { readPriceListSearch } from '../screens.ts'

/** One list: its sheet of prices, or what of it the address asks for. */
export function PriceListPage() {
  const t = useTranslations('prices.sheet')
  const shell = useTranslations('shell')
  const search = useAddress(readPriceListSearch)
  const navigate = useNavigate({ from: '/price-list' })
  const list = useQuery({ ...priceListQuery(search.list ?? 0, useLanguage().language), enabled: search.list !== undefined })
  // Thousands of prices are drawn in slices: all at once they would hold up the page.
  const whole = useDeferredValue(list.data)
  usePageTitle(whole?.list.name ?? t('title'))
  if (list.isLoadingError) {
    return (
      <main id="content" className={classNames(page.standing, styles.page)}>
        <ListFailed title={t('failed')} error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      </main>
    )
  }
  if (!whole) {
    return (
      <main id="content" className={classNames(page.standing, styles.page)}>
        <h1 className="sr">{t('title')}</h1>
        <SkeletonRows rows={14} rowHeight="34px" label={shell('loading')} />
      </main>
    )
  }
  return (
    <PriceListBoard
      key={whole.list.id}
      whole={whole}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  )
}
