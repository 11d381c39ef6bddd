import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActQueue } from '@anfilada/browser/use-act-queue'
import type { NotificationChannel, NotificationEvent } from '@anfilada/contract/customers/notifications'
import type { Settings } from '@anfilada/contract/customers/settings'
import { settingsQuery } from '../settings.queries.ts'

/** Shows the tick at once and saves it; one that was not saved is told and taken back. */
export function useSaveNotification() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const save = useActQueue('save_notifications', ['settings'])
  const { queryKey } = settingsQuery(language)
  return (event: NotificationEvent, channel: NotificationChannel, isOn: boolean): void => {
    const settings = queries.getQueryData(queryKey)
    if (!settings) return
    const choice = { ...settings.notifications[event], [channel]: isOn }
    queries.setQueryData<Settings>(queryKey, { ...settings, notifications: { ...settings.notifications, [event]: choice } })
    save({ notifications: { [event]: choice }, language })
  }
}
