import type { OfficeLanguage } from '@anfilada/contract/languages'
import { callAction } from '@anfilada/browser/http'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { Button } from '@anfilada/ui/Button'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { ScreenKeysBar } from '../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../shell/keys/use-screen-keys.ts'
import rows from '../shell/page/rows.module.css'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { EmployeeRow } from './EmployeeRow.tsx'
import { FactorDialog } from './FactorDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'

type Asked = { what: 'invite' } | { what: 'roles' | 'factor' | 'remove'; employee: OfficeEmployee }

/** Who works in the office, with which roles; whoever was invited and has no password yet stands here, too. */
export function StaffPage() {
  const t = useTranslations('staff')
  const keys = useTranslations('listKeys')
  usePageTitle(t('title'))
  const staff = useQuery(staffQuery(useLanguage().language))
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  useScreenKeys({ KeyI: () => setAsked({ what: 'invite' }) })
  return (
    <>
      <TitledPage
        title={t('title')}
        note={staff.isSuccess && <span>{t('count', { count: staff.data.length })}</span>}
        acts={
          <Button variant="primary" icon={<KeyCap onFill>I</KeyCap>} keyShortcuts="I" onPress={() => setAsked({ what: 'invite' })}>
            {t('invite')}
          </Button>
        }
      >
        <StaffList staff={staff} onAsk={setAsked} />
      </TitledPage>
      <ScreenKeysBar keys={[[['I'], keys('invite')]]} />
      {asked?.what === 'invite' && <InviteDialog onClose={close} />}
      {asked?.what === 'roles' && <RolesDialog employee={asked.employee} onClose={close} />}
      {asked?.what === 'factor' && <FactorDialog person={asked.employee} act="remove_staff_factor" onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog employee={asked.employee} onClose={close} />}
    </>
  )
}

type ListProps = {
  staff: { data?: OfficeEmployee[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  onAsk: (asked: Asked) => void
}

function StaffList({ staff: { data, error, isFetching, refetch }, onAsk }: ListProps) {
  const t = useTranslations('staff')
  const shell = useTranslations('shell')
  if (error && !data) return <ListFailed title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} rowHeight="46px" label={shell('loading')} />
  const admins = data.filter(({ status, roles }) => status === 'active' && roles.includes('admin'))
  return (
    <ul className={rows.list}>
      {data.map((employee) => (
        <EmployeeRow
          key={employee.id}
          employee={employee}
          isLastAdmin={admins.length === 1 && admins[0]?.id === employee.id}
          onRoles={() => onAsk({ what: 'roles', employee })}
          onFactor={() => onAsk({ what: 'factor', employee })}
          onRemove={() => onAsk({ what: 'remove', employee })}
        />
      ))}
    </ul>
  )
}

function staffQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await callAction('staff_members', {}, { language, signal })).result,
  })
}
