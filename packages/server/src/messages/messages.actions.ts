import { messageActions } from '@anfilada/contract/messages/messages'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import type { Caller } from '../http/caller.ts'
import { customerOf } from '../identity/index.ts'
import { scopeOf } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { answerPage, answerSearch, answerThreads } from './answers.ts'
import { findPlaceOfFeedback } from './feedback.reads.ts'
import { messageAnswer, unreadAnswer } from './messages.presenter.ts'
import { findMessageFile } from './messages.reads.ts'
import type { Place } from './messages.rules.ts'
import { findPlaceOfOrder } from './places.reads.ts'
import { postMessage, readMessages } from './post-message.ts'
import { countMembersUnread } from './threads.reads.ts'

export const messagesFeature = feature(messageActions, {
  get_message_threads: async ({ input, caller, pool, language }) =>
    accept(await answerThreads(pool, { scope: scopeOf(caller), userId: caller.userId }, input, { userId: caller.userId, language })),

  get_messages: async ({ input, caller, pool, language }) => {
    const place = await placeOf(pool, caller, input)
    return place.ok ? accept(await answerPage(pool, place.value, input, { userId: caller.userId, language })) : place
  },

  get_message_file: async ({ input, caller, pool }) => {
    const fileId = await findMessageFile(pool, input.message_id, scopeOf(caller))
    return fileId === undefined ? refuse('file_not_found') : accept({ file_id: fileId })
  },

  count_unread_messages: async ({ caller, pool }) => accept(unreadAnswer(await countMembersUnread(pool, caller.userId, scopeOf(caller)))),

  search_messages: async ({ input, caller, pool, language }) =>
    accept(await answerSearch(pool, scopeOf(caller), input, { userId: caller.userId, language })),

  post_message: ({ input, caller, pool, once, language }) =>
    answerOnce(pool, once, async (tx) => {
      const place = await placeOf(tx, caller, input)
      if (!place.ok) return place
      const { text, file_id: fileId } = input
      const posted = await postMessage(tx, place.value, { userId: caller.userId, fromOffice: false }, { text, fileId, language })
      return posted.ok ? accept({ result: messageAnswer(posted.value, { userId: caller.userId, language }) }) : posted
    }),

  mark_messages_read: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const place = await placeOf(tx, caller, input)
      if (!place.ok) return place
      await readMessages(tx, place.value, { userId: caller.userId, fromOffice: false }, input.message_id)
      return accept(unreadAnswer(await countMembersUnread(tx, caller.userId, scopeOf(caller))))
    }),
})

type Asked = { order_id: number | null; feedback_id?: number | undefined }

/** A guide has the threads of orders that he sees and of his own feedback, and not his customer's general one: money is spoken of there. */
async function placeOf(db: Db, caller: Caller, { order_id: orderId, feedback_id: feedbackId }: Asked): Promise<Outcome<Place>> {
  const scope = scopeOf(caller)
  if (feedbackId !== undefined) {
    const place = await findPlaceOfFeedback(db, feedbackId, scope)
    return place ? accept(place) : refuse('feedback_not_found')
  }
  if (orderId === null) {
    const isGuide = scope !== 'all' && scope.guide !== undefined
    return isGuide ? refuse('forbidden') : accept({ customerId: customerOf(caller), orderId })
  }
  const place = await findPlaceOfOrder(db, orderId, scope)
  return place ? accept(place) : refuse('order_not_found')
}
