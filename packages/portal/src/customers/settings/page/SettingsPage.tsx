import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { usePageTitle } from '@anfilada/browser/page-title'
import { PasswordPanel } from '@anfilada/browser/identity/PasswordPanel'
import { SecondFactorPanel } from '@anfilada/browser/identity/SecondFactorPanel'
import { SessionsPanel } from '@anfilada/browser/identity/SessionsPanel'
import { useAddress } from '@anfilada/browser/use-address'
import { Tabs } from '@anfilada/ui/Tabs'
import { NoRight } from '../../../shell/layout/NoRight.tsx'
import { CompanyTab } from '../company/CompanyTab.tsx'
import { DataTab } from '../data/DataTab.tsx'
import { EdoTab } from '../edo/EdoTab.tsx'
import { KeysTab } from '../keys/KeysTab.tsx'
import { MembersTab } from '../members/MembersTab.tsx'
import { NotificationsTab } from '../notifications/NotificationsTab.tsx'
import { ProfileTab } from '../profile/ProfileTab.tsx'
import styles from '../settings.module.css'
import { readSettingsSearch, searchOf, settingsTabs, type SettingsTab } from '../settings-search.ts'
import { WithSettings } from '../WithSettings.tsx'

const screens: Record<SettingsTab, () => ReactNode> = {
  profile: ProfileTab,
  company: CompanyTab,
  edo: EdoTab,
  members: MembersTab,
  sessions: SessionsPanel,
  security: SecurityTab,
  notifications: NotificationsTab,
  keys: KeysTab,
  data: DataTab,
}

/** Everything that a member sets for himself and, as an owner, for his customer; each tab only to who may. */
export function SettingsPage() {
  const t = useTranslations('settings')
  const may = useMay()
  const { tab = 'profile' } = useAddress(readSettingsSearch)
  const Screen = screens[tab]
  usePageTitle(`${t('title')}: ${t(`tab.${tab}`)}`)
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <TabLinks tabs={(Object.keys(settingsTabs) as SettingsTab[]).filter((one) => may(settingsTabs[one]))} current={tab} />
      <div className={styles.tab}>{may(settingsTabs[tab]) ? <Screen key={tab} /> : <NoRight />}</div>
    </>
  )
}

function TabLinks({ tabs, current }: { tabs: readonly SettingsTab[]; current: SettingsTab }) {
  const t = useTranslations('settings')
  return (
    <Tabs label={t('tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/settings"
          search={searchOf(tab)}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </Tabs>
  )
}

function SecurityTab() {
  return (
    <WithSettings>
      {({ profile }) => (
        <div className={styles.pair}>
          <PasswordPanel changedAt={profile.password_changed_at} />
          <SecondFactorPanel />
        </div>
      )}
    </WithSettings>
  )
}
