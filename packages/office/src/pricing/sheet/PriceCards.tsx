import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import { Button } from '@anfilada/ui/Button'
import { SearchField, matching } from '../../shell/panes/SearchField.tsx'
import { useColumnWords, usePriceWords } from '../amounts/column-words.ts'
import { priceColumns, type ObjectPrices } from '../amounts/price-columns.ts'
import type { PriceListSearch } from '../screens.ts'
import styles from './sheet.module.css'

type Props = {
  rows: readonly OfficePriceRow[]
  prices: ReadonlyMap<string, ObjectPrices>
  search: PriceListSearch
  onSearch: (search: PriceListSearch, replace?: boolean) => void
}

const atOnce = 30

/** On a phone: what an object costs, to be read. The sheet is for a wide screen, and that is said. */
export function PriceCards({ rows, prices, search, onSearch }: Props) {
  const t = useTranslations('prices.cards')
  const grid = useTranslations('prices.grid')
  const word = useColumnWords()
  const price = usePriceWords()
  const [count, setCount] = useState(atOnce)
  const found = useMemo(() => matching(rows, search.search), [rows, search.search])
  return (
    <div className={styles.cards}>
      <p className="mut">{t('readOnly')}</p>
      <SearchField
        label={grid('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ list: search.list ?? 0, ...(text !== '' && { search: text }) }, true)}
      />
      {found.slice(0, count).map((row) => (
        <section key={row.museum_object_id} className={styles.card}>
          <h2>{row.object}</h2>
          <p className="dim">{row.museum}</p>
          <dl>
            {priceColumns
              .filter((key) => prices.get(row.museum_object_id)?.[key])
              .map((key) => (
                <div key={key}>
                  <dt>{word(key)}</dt>
                  <dd>{price(prices.get(row.museum_object_id)?.[key])}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {found.length === 0 && <p>{grid('emptyTitle')}</p>}
      {found.length > count && <Button onPress={() => setCount(count + atOnce)}>{t('more')}</Button>}
    </div>
  )
}
