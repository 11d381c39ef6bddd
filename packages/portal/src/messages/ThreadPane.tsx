import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Composer } from '@anfilada/browser/messages/Composer'
import { Thread, type ThreadEvent } from '@anfilada/browser/messages/Thread'
import { saveAnswered } from '@anfilada/browser/save-file'
import { Unread } from '@anfilada/browser/Unread'
import { useWork } from '@anfilada/browser/use-work'
import styles from './messages.module.css'
import type { Place } from './messages.queries.ts'
import { useThread } from './use-thread.ts'

type Props = { at: Place; label?: string; events?: readonly ThreadEvent[] }

/** A thread with where one writes in it; beside an order with what was done. */
export function ThreadPane({ at, label, events }: Props) {
  const t = useTranslations('messages')
  const { language } = useLanguage()
  const { query, messages, waiting, end, mayWrite, place, send } = useThread(at)
  const saving = useWork((messageId: number) => saveAnswered('get_message_file', { message_id: messageId, language }, language))
  const unread = !query.data && <Unread query={query} failed={t('failed')} rows={3} />
  // What was done is there already, whatever becomes of what was said.
  if (unread && !events) return unread
  return (
    <>
      {messages.length + waiting.length === 0 && !events && <p className={styles.none}>{t('emptyText')}</p>}
      <Thread
        label={label ?? t('history')}
        messages={messages}
        {...(events && { events })}
        waiting={waiting}
        end={end}
        side="customer"
        other={t('office')}
        onFile={({ id }) => saving.run(id)}
        earlier={query.hasNextPage ? { busy: query.isFetchingNextPage, onPress: () => void query.fetchNextPage() } : undefined}
      />
      {unread}
      {mayWrite && <Composer key={place} place={place} label={t('toOffice')} uploadPath="/api/v1/files/message/" onSend={send} />}
    </>
  )
}
