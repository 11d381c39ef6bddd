import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Composer, type Written } from '@anfilada/browser/messages/Composer'
import { Thread, type ThreadEvent } from '@anfilada/browser/messages/Thread'
import { useTalk } from '@anfilada/browser/messages/use-talk'
import { sendMessage } from '@anfilada/browser/messages/waiting-messages'
import { saveAnswered } from '@anfilada/browser/save-file'
import { newKey } from '@anfilada/browser/send-once'
import { Unread } from '@anfilada/browser/Unread'
import { useWork } from '@anfilada/browser/use-work'
import type { Language } from '@anfilada/contract/languages'
import styles from './messages.module.css'
import { MessageWords } from './MessageWords.tsx'
import { type Place, placeName, threadQuery } from './messages.queries.ts'
import { TemplateOffer } from './templates/TemplateOffer.tsx'

export type TalkProps = { at: Place; label: string; events?: readonly ThreadEvent[] }

/** The thread of a place, with its words. */
export function Talk(props: TalkProps) {
  return (
    <MessageWords>
      <Shown {...props} />
    </MessageWords>
  )
}

/** A thread with a customer and where one writes in it; beside an order with what was done. What is seen of it the office has read. */
function Shown({ at, label, events }: TalkProps) {
  const t = useTranslations('messages')
  const { language } = useLanguage()
  const { query, messages, waiting, end, ...writing } = useOfficeThread(at)
  const saving = useWork((messageId: number) => saveAnswered('office_message_file', { message_id: messageId, language }, language))
  const unread = !query.data && <Unread query={query} failed={t('failed')} rows={3} />
  // What was done is there already, whatever becomes of what was said.
  if (unread && !events) return unread
  return (
    <>
      {messages.length + waiting.length === 0 && !events && <p className={styles.none}>{t('nothingSaid')}</p>}
      <Thread
        label={label}
        messages={messages}
        {...(events && { events })}
        waiting={waiting}
        end={end}
        side="office"
        other={t('customer')}
        onFile={({ id }) => saving.run(id)}
        earlier={query.hasNextPage ? { busy: query.isFetchingNextPage, onPress: () => void query.fetchNextPage() } : undefined}
      />
      {unread}
      {writing.mayWrite && <Writing {...writing} />}
    </>
  )
}

/** Staff write in their own language and from templates; `reader`: the customer's. */
function Writing({ place, reader, send }: { place: string; reader: Language; send: (written: Written) => void }) {
  const t = useTranslations('messages')
  return (
    <Composer
      key={place}
      place={`office.${place}`}
      label={t('toCustomer')}
      uploadPath="/api/office/files/message/"
      onSend={send}
      offer={offerIn(reader)}
    />
  )
}

function offerIn(reader: Language) {
  return (add: (words: string) => void) => <TemplateOffer reader={reader} onUse={add} />
}

function useOfficeThread(at: Place) {
  const { language } = useLanguage()
  const query = useInfiniteQuery(threadQuery(at, language))
  const mayWrite = useMay()(['create', 'OfficeMessage'])
  const place = placeName(at)
  const tellRead = (messageId: number) =>
    callAction('mark_office_messages_read', { ...at, message_id: messageId, language }, { language, idempotencyKey: newKey() })
  return {
    query,
    ...useTalk({ place, side: 'office', pages: query.data?.pages, tellRead: mayWrite ? tellRead : undefined }),
    reader: query.data?.pages[0]?.reader ?? ('ru' as const),
    mayWrite,
    place,
    send: ({ text, file }: Written) =>
      sendMessage(
        'post_office_message',
        { ...at, text, ...(file && { file_id: file.file_id }), language },
        { place, text: text || (file?.name ?? ''), language },
      ),
  }
}
