import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import type { Application } from '@anfilada/contract/registration/applications'
import { Empty } from '@anfilada/ui/Empty'
import { Segment } from '@anfilada/ui/Segment'
import { afterDeciding } from '../../shell/keys/neighbours.ts'
import type { NamedKey } from '../../shell/keys/ScreenKeysBar.tsx'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { RowSide } from '../../shell/panes/ListPane.tsx'
import { SearchField } from '../../shell/panes/SearchField.tsx'
import { applicationsQuery } from '../customers.queries.ts'
import { PeopleTabs } from '../list/PeopleTabs.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { applicationStatuses, readApplicationsSearch, type ApplicationsSearch } from '../screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-applications/ru'),
  en: () => import('@anfilada/phrases/office-applications/en'),
} as MorePhrases

/** The applications with their words, which no other screen has to load. */
export function ApplicationsScreen() {
  return (
    <WithPhrases part="applications" phrases={phrases}>
      <ApplicationsPage />
    </WithPhrases>
  )
}

/** Who wants to become a customer: those that wait, newest first, and those that were decided. */
function ApplicationsPage() {
  const t = useTranslations('applications')
  usePageTitle(t('title'))
  const { application: chosen, ...filters } = useAddress(readApplicationsSearch)
  const navigate = useNavigate({ from: '/applications' })
  const query = useInfiniteQuery(applicationsQuery(filters, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const shown = useShown(rows, chosen)
  const isGone = chosen !== undefined && !shown && query.isSuccess

  function leave(decided: number) {
    const next = afterDeciding(
      rows.map(({ id }) => id),
      decided,
    )
    void navigate({ search: { ...filters, ...(next !== undefined && next !== decided && { application: next }) }, replace: true })
  }

  return (
    <ListBoard
      title={t('title')}
      name="application"
      head={<PeopleTabs />}
      tools={<Tools filters={filters} onChange={(search) => void navigate({ search, replace: true })} />}
      query={query}
      rows={rows}
      renderRow={(application) => <ApplicationRow application={application} />}
      chosen={chosen}
      onChoose={(application, replace = false) => void navigate({ search: { ...filters, application }, replace })}
      word={(word) => t(word)}
      actWords={useAnswerKeys(shown?.status === 'new')}
      nothing={isGone && <Empty title={t('notInListTitle')} text={t('notInListText')} />}
    >
      {shown && <ApplicationCard key={shown.id} application={shown} list={filters} onDecided={() => leave(shown.id)} />}
    </ListBoard>
  )
}

/** The chosen one stays while the reader reads it, also when the list has no such row any more. */
function useShown(rows: readonly Application[], chosen: number | undefined): Application | undefined {
  const [last, setLast] = useState<Application>()
  const listed = rows.find(({ id }) => id === chosen)
  if (listed && listed !== last) setLast(listed)
  return listed ?? (last?.id === chosen ? last : undefined)
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
function useAnswerKeys(isOpen: boolean): NamedKey[] {
  const t = useTranslations('listKeys')
  const enter = useTranslations('office.keys')('enter')
  if (!useMay()(['decide', 'OfficeCustomer']) || !isOpen) return []
  return [
    [[enter], t('approve')],
    [['R'], t('refuse')],
  ]
}
