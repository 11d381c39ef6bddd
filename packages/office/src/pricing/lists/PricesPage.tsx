import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { PlusIcon } from '@anfilada/ui/icons'
import page from '../../shell/page/page.module.css'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { priceListsQuery } from '../pricing.queries.ts'
import { PreviewView } from '../preview/PreviewView.tsx'
import { readPricesSearch, groupCategories, type PricesSearch } from '../screens.ts'
import { ListRows } from '../ListRows.tsx'
import styles from '../lists.module.css'
import { NewListDialog } from './NewListDialog.tsx'

/** All price lists of a year, whatever they are for, or which of them applies. How they are narrowed stands in the address. */
export function PricesPage() {
  const t = useTranslations('prices.lists')
  const preview = useTranslations('prices.preview')
  const search = useAddress(readPricesSearch)
  const isPreview = search.view === 'preview'
  usePageTitle(isPreview ? preview('title') : t('title'))
  const thisYear = Number(museumDate(new Date()).slice(0, 4))
  const year = search.year ?? thisYear
  const navigate = useNavigate({ from: '/prices' })
  const mayEdit = useMay()(['update', 'PriceList'])
  const [isMaking, setMaking] = useState(false)
  const change = (part: Part) => void navigate({ search: chosen({ ...search, ...part }) })

  return (
    <main id="content" className={page.scrolling}>
      <header className={page.band}>
        <h1>{t('title')}</h1>
        {!isPreview && <Filters search={search} year={year} thisYear={thisYear} onChange={change} />}
        <Link to="/prices" search={chosen({ ...search, view: isPreview ? undefined : ('preview' as const) })} className={actLinkClass}>
          {preview(isPreview ? 'back' : 'title')}
        </Link>
        {mayEdit && !isPreview && (
          <Button variant="primary" size="s" icon={<PlusIcon />} onPress={() => setMaking(true)}>
            {t('make')}
          </Button>
        )}
      </header>
      {isPreview ? <PreviewView type={search.type} /> : <Lists search={{ ...search, year }} />}
      {isMaking && (
        <NewListDialog
          year={year}
          type={search.type}
          onMade={(list) => void navigate({ to: '/price-list', search: { list } })}
          onClose={() => setMaking(false)}
        />
      )}
    </main>
  )
}

/** Undefined takes the filter away. */
type Part = { [K in keyof PricesSearch]?: PricesSearch[K] | undefined }
type FilterProps = { search: PricesSearch; year: number; thisYear: number; onChange: (part: Part) => void }

function Filters({ search, year, thisYear, onChange }: FilterProps) {
  const t = useTranslations('prices.lists')
  const category = useTranslations('category')
  const years = [...new Set([year, thisYear - 3, thisYear - 2, thisYear - 1, thisYear, thisYear + 1, thisYear + 2])].sort(
    (one, other) => one - other,
  )
  return (
    <div className={styles.filters}>
      <FilterSelect
        label={t('year')}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(value) => onChange({ year: value === '' ? undefined : Number(value) })}
      />
      <FilterSelect
        label={t('category')}
        value={search.type ?? ''}
        options={groupCategories.map((value) => ({ value, label: category(value) }))}
        onChange={(value) => onChange({ type: value === '' ? undefined : (value as GroupCategory) })}
      />
      <FilterSelect
        label={t('whose')}
        value={search.whose ?? ''}
        options={[
          { value: 'all', label: t('forAll') },
          { value: 'own', label: t('forOne') },
        ]}
        onChange={(value) => onChange({ whose: value === '' ? undefined : (value as 'all' | 'own') })}
      />
    </div>
  )
}

function Lists({ search }: { search: PricesSearch }) {
  const t = useTranslations('prices.lists')
  const lists = useQuery(priceListsQuery(search, useLanguage().language))
  if (!lists.data) return <Unread query={lists} failed={t('failed')} rows={6} rowHeight="58px" />
  const shown = lists.data.filter((list) => isWanted(list, search.whose))
  if (shown.length === 0) {
    return (
      <div className={styles.body}>
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    )
  }
  return <ListRows lists={shown} />
}

function isWanted({ customer }: OfficePriceList, whose: PricesSearch['whose']): boolean {
  return whose === undefined || (customer !== null) === (whose === 'own')
}
