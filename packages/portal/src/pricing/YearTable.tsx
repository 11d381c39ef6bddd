import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { useDebounced } from '@anfilada/browser/use-debounced'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { PricedMuseum } from '@anfilada/contract/pricing/price-table'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { TextField } from '@anfilada/ui/TextField'
import { nameOf } from '../catalogue/names.ts'
import styles from './PriceListPage.module.css'
import { PriceTable } from './PriceTable.tsx'
import { priceTableQuery } from './pricelists.queries.ts'
import type { PriceSearch } from './price-search.ts'
import { columnsOf, narrow } from './table-view.ts'

/** Milliseconds without a letter after which the table is narrowed. */
const typingPause = 150

type Asked = { year: number; type: GroupCategory }
type Narrowing = { search: PriceSearch; onChange: (search: PriceSearch) => void }

/** The prices of one year and category. They are few hundred rows at most, so that they are narrowed where they are. */
export function YearTable({ year, type, ...narrowing }: Asked & Narrowing) {
  const t = useTranslations('pricing')
  const prices = useQuery(priceTableQuery({ year, type }, useLanguage().language))
  if (!prices.data) return <Unread query={prices} failed={t('tableFailed')} rows={6} rowHeight="52px" />
  if (prices.data.length === 0) {
    return <Empty title={t('noneTitle', { year: String(year) })} text={t('noneText')} />
  }
  return <Narrowed museums={prices.data} year={year} type={type} {...narrowing} />
}

function Narrowed({ museums, year, type, search, onChange }: Asked & Narrowing & { museums: readonly PricedMuseum[] }) {
  const t = useTranslations('pricing')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const [typed, setTyped] = useState(search.find ?? '')
  const find = useDebounced(typed.trim(), typingPause)
  const inAddress = search.find ?? ''
  useEffect(() => {
    if (find !== inAddress) onChange({ find })
  }, [find, inAddress, onChange])
  const named = museums.flatMap(({ museum }) => (museum ? [{ value: String(museum.id), label: nameOf(museum.name, language) }] : []))
  // One that has no prices here, chosen for another year, narrows nothing.
  const chosen = named.find(({ value }) => value === String(search.museum))?.value ?? ''
  const shown = narrow(museums, { museum: chosen, find }, language)
  return (
    <>
      <search className={styles.search}>
        <TextField label={t('find')} name="find" type="search" value={typed} onChange={setTyped} />
        <FilterSelect
          label={catalogue('museum')}
          value={chosen}
          options={named}
          onChange={(museum) => onChange({ museum: Number(museum) })}
        />
      </search>
      {shown.length > 0 ? (
        <PriceTable
          museums={shown}
          columns={columnsOf(museums)}
          caption={t('table', { year: String(year), category: catalogue(`category.${type}`) })}
        />
      ) : (
        <NothingFound
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={
            <Button
              variant="primary"
              onPress={() => {
                setTyped('')
                onChange({ museum: 0 })
              }}
            >
              {t('reset')}
            </Button>
          }
        />
      )}
    </>
  )
}
