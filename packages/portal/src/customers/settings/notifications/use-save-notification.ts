import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { callAction } from '@anfilada/browser/http'
import type { NotificationChannel, NotificationChoice, NotificationEvent } from '@anfilada/contract/customers/notifications'
import type { Settings } from '@anfilada/contract/customers/settings'
import { showToast } from '@anfilada/ui/toasts'
import { settingsQuery } from '../settings.queries.ts'

type Change = { event: NotificationEvent; choice: NotificationChoice }

/** Shows the tick at once and saves it; one that was not saved is told and taken back. */
export function useSaveNotification() {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const queries = useQueryClient()
  const { queryKey } = settingsQuery(language)
  const saving = useMutation({
    mutationKey: ['notifications'],
    // One after another, so that the last tick is also the last that is saved.
    scope: { id: 'notifications' },
    mutationFn: ({ event, choice }: Change) =>
      callAction('save_notifications', { notifications: { [event]: choice }, language }, { language, idempotencyKey: newKey() }),
    onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
    // While more ticks are on their way, an answer would show the state before them.
    onSettled: () => (queries.isMutating({ mutationKey: ['notifications'] }) === 1 ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  return (event: NotificationEvent, channel: NotificationChannel, isOn: boolean): void => {
    const settings = queries.getQueryData(queryKey)
    if (!settings) return
    const choice = { ...settings.notifications[event], [channel]: isOn }
    queries.setQueryData<Settings>(queryKey, { ...settings, notifications: { ...settings.notifications, [event]: choice } })
    saving.mutate({ event, choice })
  }
}
