import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActQueue } from '@anfilada/browser/use-act-queue'
import type { NotificationChannel, NotificationEvent } from '@anfilada/contract/customers/notifications'
import type { Settings } from '@anfilada/contract/customers/settings'
import { settingsQuery } from '../settings.queries.ts'

/** Shows the tick at once and saves it; one that the server refuses is told and taken back. */
export function useSaveNotification() {
  const t = useTranslations('settings.notifications')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { save, ...queue } = useActQueue('save_notifications', ['settings'], t('lost'))
  const { queryKey } = settingsQuery(language)
  function tick(event: NotificationEvent, channel: NotificationChannel, isOn: boolean): void {
    const settings = queries.getQueryData(queryKey)
    if (!settings) return
    const choice = { ...settings.notifications[event], [channel]: isOn }
    queries.setQueryData<Settings>(queryKey, { ...settings, notifications: { ...settings.notifications, [event]: choice } })
    save({ notifications: { [event]: choice }, language })
  }
  return { tick, ...queue }
}
