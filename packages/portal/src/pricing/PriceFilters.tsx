import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { Num } from '@anfilada/ui/Num'
import { Segment } from '@anfilada/ui/Segment'
import styles from './PriceListPage.module.css'
import { categories, type PriceSearch } from './price-search.ts'

type Years = { years: readonly number[]; today: string }
type Props = Years & { shown: { year: number; type: GroupCategory }; onChange: (search: PriceSearch) => void }

/** The year, from this one on and the one that is shown, and the category of groups. */
export function PriceFilters({ years, shown, today, onChange }: Props) {
  const t = useTranslations('pricing')
  const catalogue = useTranslations('catalogue')
  const offered = years.filter((year) => !isPast(year, today) || year === shown.year).toReversed()
  return (
    <div className={styles.filters}>
      <Segment
        label={t('year')}
        value={String(shown.year)}
        options={offered.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => onChange({ year: Number(year) })}
      />
      <Segment
        isWide
        label={t('group')}
        value={shown.type}
        options={categories.map((value) => ({ value, label: catalogue(`category.${value}`) }))}
        onChange={(type) => onChange({ type })}
      />
    </div>
  )
}

/** Seldom looked for, so under the table. */
export function PastYears({ years, today }: Years) {
  const t = useTranslations('pricing')
  const past = years.filter((year) => isPast(year, today))
  if (past.length === 0) return null
  return (
    <p className={styles.past} data-behind>
      {t('pastYears')}{' '}
      {past.map((year, index) => (
        <Fragment key={year}>
          {index > 0 && ' · '}
          <Link from="/pricelist" to="." search={(now) => ({ ...now, year })}>
            <Num>{year}</Num>
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

function isPast(year: number, today: string): boolean {
  return year < Number(today.slice(0, 4))
}
