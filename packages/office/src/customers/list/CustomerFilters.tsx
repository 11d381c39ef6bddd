import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { chosen, oneOf } from '@anfilada/browser/read-address'
import styles from '../../shell/panes/ListPane.module.css'
import { SearchField } from '../../shell/panes/SearchField.tsx'
import { kinds, settlements, statuses, type CustomersSearch } from '../screens.ts'

type Filters = Pick<CustomersSearch, 'search' | 'status' | 'kind' | 'settlement'>

/** How the list is narrowed: words, access, who it is, how it pays. */
export function CustomerFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useTranslations('customers')
  const set = (changed: { [K in keyof Filters]: Filters[K] | undefined }) => onChange(chosen({ ...filters, ...changed }))
  return (
    <>
      <SearchField label={t('search')} value={filters.search ?? ''} onSearch={(search) => set({ search: search || undefined })} />
      <div className={styles.filters}>
        <FilterSelect
          label={t('status')}
          options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={filters.status ?? ''}
          onChange={(value) => set({ status: oneOf(statuses, value) })}
        />
        <FilterSelect
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={filters.kind ?? ''}
          onChange={(value) => set({ kind: oneOf(kinds, value) })}
        />
        <FilterSelect
          label={t('settlement')}
          options={settlements.map((value) => ({ value, label: t(`settlements.${value}`) }))}
          value={filters.settlement ?? ''}
          onChange={(value) => set({ settlement: oneOf(settlements, value) })}
        />
        {Object.keys(filters).length > 0 && <ActButton onPress={() => onChange({})}>{t('clear')}</ActButton>}
      </div>
    </>
  )
}
