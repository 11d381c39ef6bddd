import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { Settings } from '@anfilada/contract/customers/settings'
import { settingsQuery } from './settings.queries.ts'

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const t = useTranslations('settings')
  const settings = useQuery(settingsQuery(useLanguage().language))
  if (!settings.data) return <Unread query={settings} failed={t('failed')} rows={4} rowHeight="72px" />
  return children(settings.data)
}
