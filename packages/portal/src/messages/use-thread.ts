import { useInfiniteQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Written } from '@anfilada/browser/messages/Composer'
import { useTalk } from '@anfilada/browser/messages/use-talk'
import { sendMessage } from '@anfilada/browser/messages/waiting-messages'
import { newKey } from '@anfilada/browser/send-once'
import { type Place, placeName, threadQuery } from './messages.queries.ts'

/** A thread of the customer, and how to add to it. */
export function useThread(at: Place) {
  const { language } = useLanguage()
  const query = useInfiniteQuery(threadQuery(at, language))
  const mayWrite = useMay()(['create', 'Message'])
  const place = placeName(at)
  const tellRead = (messageId: number) =>
    callAction('mark_messages_read', { ...at, message_id: messageId }, { language, idempotencyKey: newKey() })
  return {
    query,
    ...useTalk({ place, side: 'customer', pages: query.data?.pages, tellRead: mayWrite ? tellRead : undefined }),
    mayWrite,
    place,
    send: ({ text, file }: Written) =>
      sendMessage(
        'post_message',
        { ...at, text, ...(file && { file_id: file.file_id }) },
        { place, text: text || (file?.name ?? ''), language },
      ),
  }
}
