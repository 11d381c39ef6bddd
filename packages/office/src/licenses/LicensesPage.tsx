import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { chosen as onlyChosen, oneOf } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { licenseStates } from '@anfilada/contract/licenses/license-states'
import type { OfficeLicense } from '@anfilada/contract/licenses/licenses'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { ListBoard } from '../shell/panes/ListBoard.tsx'
import { RowSide } from '../shell/panes/ListPane.tsx'
import { SearchField } from '../shell/panes/SearchField.tsx'
import { RunningPhrases } from '../shell/running.tsx'
import { LicenseCard } from './LicenseCard.tsx'
import { LicenseTag } from './LicenseTag.tsx'
import { licensesQuery } from './licenses.queries.ts'
import { type LicensesSearch, queueState, readLicensesSearch } from './screens.ts'

export function LicensesScreen() {
  return (
    <RunningPhrases>
      <LicensesPage />
    </RunningPhrases>
  )
}

/** Customers' licenses, those that wait for the check first: each with what the customer told, and the decision. */
function LicensesPage() {
  const t = useTranslations('licenses')
  usePageTitle(t('title'))
  const { license: chosen, ...filters } = useAddress(readLicensesSearch)
  const navigate = useNavigate({ from: '/licenses' })
  const query = useInfiniteQuery(licensesQuery(filters, useLanguage().language))
  const rows = (query.data?.pages.flatMap((page) => page.result) ?? []).map((row) => ({ ...row, id: row.license_id }))
  const narrow = (changed: Narrowing) => void navigate({ search: onlyChosen({ ...filters, ...changed, license: chosen }), replace: true })
  return (
    <ListBoard
      title={t('title')}
      isPair
      name="license"
      head={
        <>
          <h2>{t('title')}</h2> <Link to="/prolongation">{t('toProlongation')}</Link>
        </>
      }
      tools={<Tools filters={filters} onNarrow={narrow} />}
      query={query}
      rows={rows}
      renderRow={(license) => <LicenseRow license={license} />}
      chosen={chosen}
      onChoose={(license, replace = false) => void navigate({ search: { ...filters, license }, replace })}
      word={(word) => t(word)}
    >
      {chosen !== undefined && <LicenseCard key={chosen} licenseId={chosen} list={filters} />}
    </ListBoard>
  )
}

type Narrowing = { [K in 'search' | 'state']?: LicensesSearch[K] | undefined }

function Tools({ filters, onNarrow }: { filters: LicensesSearch; onNarrow: (changed: Narrowing) => void }) {
  const t = useTranslations('licenses')
  const { search, state = queueState } = filters
  const stateOf = (value: string) => (value === '' ? 'all' : oneOf(licenseStates, value))
  return (
    <>
      <SearchField label={t('search')} value={search ?? ''} onSearch={(text) => onNarrow({ search: text || undefined })} />
      <FilterSelect
        label={t('state')}
        options={licenseStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state === 'all' ? '' : state}
        onChange={(value) => onNarrow({ state: value === queueState ? undefined : stateOf(value) })}
      />
    </>
  )
}

function LicenseRow({ license: { guide, museum, customer, state, expiration_date: until } }: { license: OfficeLicense }) {
  const { date } = useFormats()
  return (
    <>
      <span>
        <b>
          <bdi>{guide}</bdi>
        </b>
        <small>
          <bdi>{museum}</bdi> · <bdi>{customer}</bdi>
        </small>
      </span>
      <RowSide>
        <LicenseTag state={state} />
        <small>{date(until)}</small>
      </RowSide>
    </>
  )
}
