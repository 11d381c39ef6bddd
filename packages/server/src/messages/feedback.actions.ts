import { type Feedback, feedbackActions, officeFeedbackActions } from '@anfilada/contract/messages/feedback'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { customerOf } from '../identity/index.ts'
import { scopeOf } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { countWaitingFeedback, type FeedbackRecord, findPlaceOfFeedback, listFeedback } from './feedback.reads.ts'
import { findPlaceOfOrder } from './places.reads.ts'
import { endFeedback, postFeedback } from './post-feedback.ts'
import type { ThreadReader } from './threads.reads.ts'

const usualPage = 50

export const feedbackFeature = feature(feedbackActions, {
  get_feedback: async ({ input: { after, limit = usualPage }, caller, pool }) => {
    const found = await listFeedback(pool, { scope: scopeOf(caller), userId: caller.userId }, { after, limit: limit + 1 })
    return accept(pageOf(found, limit))
  },

  post_feedback: ({ input: { kind, order_id: orderId = null, text, file_ids: fileIds = [] }, caller, pool, once, language }) =>
    answerOnce(pool, once, async (tx) => {
      const { userId } = caller
      if (orderId !== null && !(await findPlaceOfOrder(tx, orderId, scopeOf(caller)))) return refuse('order_not_found', 'order_id')
      const posted = await postFeedback(tx, { customerId: customerOf(caller), userId, kind, orderId, text, fileIds, language })
      return posted.ok ? answerOne(tx, { scope: scopeOf(caller), userId }, posted.value) : posted
    }),
})

/** The office reads together, as messages. */
const office = { scope: 'all', userId: null } as const

export const officeFeedbackFeature = feature(officeFeedbackActions, {
  office_feedback: async ({ input: { feedback_id: id, state = 'waiting', after, limit = usualPage }, pool }) => {
    const asked = id === undefined ? { state, after, oldestFirst: state === 'waiting' } : { id }
    const found = await listFeedback(pool, office, { ...asked, limit: limit + 1 })
    return accept({ ...pageOf(found, limit), waiting: await countWaitingFeedback(pool) })
  },

  close_feedback: ({ input: { feedback_id: id, message_id: messageId }, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const place = await findPlaceOfFeedback(tx, id, 'all')
      if (!place) return refuse('feedback_not_found')
      const ended = await endFeedback(tx, place, caller.userId, messageId)
      return ended.ok ? answerOne(tx, office, id) : ended
    }),
})

function pageOf(found: readonly FeedbackRecord[], limit: number): { result: Feedback[]; next: number | null } {
  const shown = found.slice(0, limit)
  return { result: shown.map(feedbackAnswer), next: found.length > limit ? (shown.at(-1)?.lastId ?? null) : null }
}

async function answerOne(db: Db, reader: ThreadReader, id: number): Promise<Outcome<{ result: Feedback }>> {
  const [found] = await listFeedback(db, reader, { id, limit: 1 })
  if (!found) throw new Error('Feedback that was just written is not there')
  return accept({ result: feedbackAnswer(found) })
}

function feedbackAnswer(record: FeedbackRecord): Feedback {
  const { id, customerId: customer_id, customer, author, kind, orderId: order_id, at, state, closedAt, text, unread } = record
  const side = record.lastFromOffice ? 'office' : 'customer'
  const last = { id: record.lastId, at: record.lastAt.toISOString(), side } as const
  const closed_at = closedAt?.toISOString() ?? null
  return { id, customer_id, customer, author, kind, order_id, at: at.toISOString(), state, closed_at, text, unread, last }
}
