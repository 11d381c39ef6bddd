import { officeMessageActions } from '@anfilada/contract/messages/messages'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { answerPage, answerSearch, answerThreads } from './answers.ts'
import { findPlaceOfFeedback } from './feedback.reads.ts'
import { messageAnswer, unreadAnswer } from './messages.presenter.ts'
import { findMessageFile, findReadersLanguage } from './messages.reads.ts'
import type { Place } from './messages.rules.ts'
import { findGeneralPlace, findPlaceOfOrder } from './places.reads.ts'
import { postMessage, readMessages } from './post-message.ts'
import { listTemplates, removeTemplate, setTemplate } from './templates.store.ts'
import { countOfficeUnread } from './threads.reads.ts'

/** The office reads together: what one employee has read is read. */
const office = { scope: 'all', userId: null } as const

export const officeMessagesFeature = feature(officeMessageActions, {
  office_message_threads: async ({ input, caller, pool, language }) =>
    accept(await answerThreads(pool, office, input, { userId: caller.userId, language })),

  office_messages: async ({ input, caller, pool, language }) => {
    const place = await placeOf(pool, input)
    if (!place.ok) return place
    const reader = (await findReadersLanguage(pool, place.value)) ?? 'ru'
    return accept({ ...(await answerPage(pool, place.value, input, { userId: caller.userId, language })), reader })
  },

  office_message_file: async ({ input, pool }) => {
    const fileId = await findMessageFile(pool, input.message_id, 'all')
    return fileId === undefined ? refuse('file_not_found') : accept({ file_id: fileId })
  },

  office_unread_messages: async ({ pool }) => accept(unreadAnswer(await countOfficeUnread(pool))),

  office_search_messages: async ({ input, caller, pool, language }) =>
    accept(await answerSearch(pool, 'all', input, { userId: caller.userId, language })),

  post_office_message: ({ input, caller, pool, once, language }) =>
    answerOnce(pool, once, async (tx) => {
      const place = await placeOf(tx, input)
      if (!place.ok) return place
      const words = { text: input.text, fileId: input.file_id, language }
      const posted = await postMessage(tx, place.value, { userId: caller.userId, fromOffice: true }, words)
      return posted.ok ? accept({ result: messageAnswer(posted.value, { userId: caller.userId, language }) }) : posted
    }),

  mark_office_messages_read: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const place = await placeOf(tx, input)
      if (!place.ok) return place
      await readMessages(tx, place.value, { userId: caller.userId, fromOffice: true }, input.message_id)
      return accept(unreadAnswer(await countOfficeUnread(tx)))
    }),

  message_templates: async ({ pool }) => accept({ result: await listTemplates(pool) }),

  set_message_template: ({ input: { template_id: id, revision, name, texts }, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const kept = await setTemplate(tx, { id, revision, name, texts })
      return kept.ok ? accept({ result: kept.value }) : kept
    }),

  remove_message_template: ({ input: { template_id: id }, pool, once }) =>
    answerOnce(pool, once, async (tx) => ((await removeTemplate(tx, id)) ? accept({ result: { id } }) : refuse('template_not_found'))),
})

type Asked = { order_id?: number | undefined; customer_id?: number | undefined; feedback_id?: number | undefined }

/** The schema lets one of the three through. */
async function placeOf(db: Db, { order_id: orderId, customer_id: customerId, feedback_id: feedbackId }: Asked): Promise<Outcome<Place>> {
  if (feedbackId !== undefined) {
    const place = await findPlaceOfFeedback(db, feedbackId, 'all')
    return place ? accept(place) : refuse('feedback_not_found')
  }
  if (orderId !== undefined) {
    const place = await findPlaceOfOrder(db, orderId, 'all')
    return place ? accept(place) : refuse('order_not_found')
  }
  const place = customerId === undefined ? undefined : await findGeneralPlace(db, customerId)
  return place ? accept(place) : refuse('customer_not_found')
}
