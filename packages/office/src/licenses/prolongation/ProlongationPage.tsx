import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import type { OfficeProlongationGroup } from '@anfilada/contract/licenses/prolongation'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import rows from '../../shell/page/rows.module.css'
import { TitledPage } from '../../shell/page/TitledPage.tsx'
import { RunningPhrases } from '../../shell/running.tsx'
import { prolongationQuery } from '../licenses.queries.ts'
import { readProlongationSearch } from '../screens.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { GroupRow } from './GroupRow.tsx'

export function ProlongationScreen() {
  return (
    <RunningPhrases>
      <ProlongationPage />
    </RunningPhrases>
  )
}

/** Groups with which licenses are prolonged, and the requests of the one that the address names. */
function ProlongationPage() {
  const t = useTranslations('licenses.prolongation')
  usePageTitle(t('title'))
  const query = useQuery(prolongationQuery(useLanguage().language))
  const { group: shown } = useAddress(readProlongationSearch)
  const navigate = useNavigate({ from: '/prolongation' })
  const [edited, setEdited] = useState<OfficeProlongationGroup | 'new'>()
  const mayDecide = useMay()(['decide', 'OfficeLicense'])
  const { groups, museums, rates } = query.data ?? { groups: undefined, museums: [], rates: [] }
  return (
    <>
      <TitledPage
        title={t('title')}
        tools={<Link to="/licenses">{t('toLicenses')}</Link>}
        acts={
          mayDecide && (
            <Button variant="primary" onPress={() => setEdited('new')}>
              {t('add')}
            </Button>
          )
        }
      >
        {!groups && <Unread query={query} failed={t('failed')} rows={4} rowHeight="54px" />}
        {groups?.length === 0 && <Empty title={t('emptyTitle')} text={t('emptyText')} />}
        {groups && groups.length > 0 && (
          <ul className={rows.list} aria-label={t('list')}>
            {groups.map((group) => (
              <GroupRow
                key={group.group_id}
                group={group}
                isOpen={group.group_id === shown}
                onShow={() => void navigate({ search: group.group_id === shown ? {} : { group: group.group_id }, replace: true })}
                onChange={mayDecide ? () => setEdited(group) : undefined}
              />
            ))}
          </ul>
        )}
      </TitledPage>
      {edited && (
        <GroupDialog group={edited === 'new' ? undefined : edited} museums={museums} rates={rates} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
