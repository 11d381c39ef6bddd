import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { Application } from '@anfilada/contract/accounts/office-customers'
import { Empty } from '@anfilada/ui/Empty'
import { Segment } from '@anfilada/ui/Segment'
import { afterDeciding, stepFrom } from '../../orders/queue/neighbours.ts'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import board from '../../shell/panes/Board.module.css'
import { ListPane, RowSide } from '../../shell/panes/ListPane.tsx'
import { focusSearch, SearchField } from '../../shell/panes/SearchField.tsx'
import { applicationsQuery } from '../customers.queries.ts'
import { PeopleTabs } from '../list/PeopleTabs.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { applicationStatuses, readApplicationsSearch, type ApplicationsSearch } from './applications-search.ts'

/** Who wants to become a customer: those that wait, newest first, and those that were decided. */
export function ApplicationsPage() {
  const t = useTranslations('applications')
  usePageTitle(t('title'))
  const { application: chosen, ...filters } = readApplicationsSearch(useSearch({ from: '/office/applications' }))
  const navigate = useNavigate({ from: '/applications' })
  const query = useInfiniteQuery(applicationsQuery(filters, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const ids = rows.map(({ id }) => id)
  const shown = useShown(rows, chosen)

  function choose(application: number | undefined, replace = false) {
    if (application !== undefined) void navigate({ search: { ...filters, application }, replace })
  }
  function leave(decided: number) {
    const next = afterDeciding(ids, decided)
    void navigate({ search: { ...filters, ...(next !== undefined && next !== decided && { application: next }) }, replace: true })
  }
  useScreenKeys({
    KeyJ: () => choose(stepFrom(ids, chosen, 1), true),
    KeyK: () => choose(stepFrom(ids, chosen, -1), true),
    Slash: focusSearch,
  })

  return (
    <>
      <main id="content" className={chosen === undefined ? board.board : `${board.board} ${board.opened}`}>
        <h1 className="sr">{t('title')}</h1>
        <ListPane
          name="application"
          head={<PeopleTabs />}
          tools={<Tools filters={filters} onChange={(search) => void navigate({ search, replace: true })} />}
          query={query}
          rows={rows}
          chosen={chosen}
          words={useListWords()}
          onChoose={choose}
        >
          {(application) => <ApplicationRow application={application} />}
        </ListPane>
        {shown ? (
          <ApplicationCard key={shown.id} application={shown} list={filters} onDecided={() => leave(shown.id)} />
        ) : (
          <div className={board.nothing}>{query.isSuccess && <None isAsked={chosen !== undefined} isListed={rows.length > 0} />}</div>
        )}
      </main>
      <KeysOfApplications isOpen={shown?.status === 'new'} />
    </>
  )
}

/** The chosen one stays while the reader reads it, also when the list has no such row any more. */
function useShown(rows: readonly Application[], chosen: number | undefined): Application | undefined {
  const [last, setLast] = useState<Application>()
  const listed = rows.find(({ id }) => id === chosen)
  if (listed && listed !== last) setLast(listed)
  return listed ?? (last?.id === chosen ? last : undefined)
}

function useListWords() {
  const t = useTranslations('applications')
  const customers = useTranslations('customers')
  return {
    list: t('list'),
    failed: t('failed'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    more: customers('more'),
    loadingMore: customers('loadingMore'),
  }
}

/** Beside an empty list nothing is said twice. */
function None({ isAsked, isListed }: { isAsked: boolean; isListed: boolean }) {
  const t = useTranslations('applications')
  if (isAsked) return <Empty drawing="no-orders" title={t('notInListTitle')} text={t('notInListText')} />
  return isListed ? <Empty drawing="no-orders" title={t('noneTitle')} text={t('noneText')} /> : null
}

type ToolsProps = { filters: Omit<ApplicationsSearch, 'application'>; onChange: (search: ApplicationsSearch) => void }

function Tools({ filters, onChange }: ToolsProps) {
  const t = useTranslations('applications')
  const { status, search } = filters
  return (
    <>
      <SearchField
        label={t('search')}
        value={search ?? ''}
        onSearch={(words) => onChange({ ...(status && { status }), ...(words && { search: words }) })}
      />
      <Segment
        label={t('status')}
        options={applicationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={status ?? 'new'}
        onChange={(value) => onChange({ ...(search && { search }), ...(value !== 'new' && { status: value }) })}
      />
    </>
  )
}

function ApplicationRow({ application }: { application: Application }) {
  const t = useTranslations('applications')
  const kind = useTranslations('customers.kinds')
  const { moment } = useFormats()
  const { organization, name, email } = application
  const isUnconfirmed = application.status === 'new' && !application.email_confirmed
  return (
    <>
      <span>
        <b>{organization?.name ?? name}</b>
        <small>{[organization && name, email].filter(Boolean).join(' · ')}</small>
      </span>
      <RowSide>
        {moment(application.created_at)}
        <small>{isUnconfirmed ? t('unconfirmed') : kind(application.kind)}</small>
      </RowSide>
    </>
  )
}

/** The answers have keys while there is something to answer. */
function KeysOfApplications({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('listKeys')
  const enter = useTranslations('office.keys')('enter')
  const answers = useMay()(['decide', 'OfficeCustomer']) && isOpen
  return (
    <ScreenKeysBar
      keys={[
        [['J', 'K'], t('walk')],
        [['/'], t('search')],
        ...(answers
          ? ([
              [[enter], t('approve')],
              [['R'], t('refuse')],
            ] as const)
          : []),
      ]}
    />
  )
}
