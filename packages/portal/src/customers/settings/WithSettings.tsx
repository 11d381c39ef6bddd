import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { Settings } from '@anfilada/contract/customers/settings'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { settingsQuery } from './settings.queries.ts'

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const settings = useQuery(settingsQuery(useLanguage().language))
  if (settings.isLoadingError)
    return <ListFailed title={t('failed')} error={settings.error} busy={settings.isFetching} onRetry={() => void settings.refetch()} />
  if (settings.isPending) return <SkeletonRows rows={4} rowHeight="72px" label={shell('loading')} />
  return children(settings.data)
}
