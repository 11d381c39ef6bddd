import type { FeedbackKind, FeedbackState } from '@anfilada/contract/messages/feedback-kinds'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { type OrderScope, scopeValues } from '../orders/index.ts'
import type { ThreadReader } from './threads.reads.ts'

export type FeedbackRecord = {
  id: number
  customerId: number
  customer: string
  author: string
  kind: FeedbackKind
  orderId: number | null
  at: Date
  state: FeedbackState
  closedAt: Date | null
  text: string
  unread: number
  lastId: number
  lastAt: Date
  lastFromOffice: boolean
}

/** `id`: just this one. `oldestFirst`: as they wait. `after`: the last message of the one before. */
type Asked = { id?: number; state?: FeedbackState | undefined; after?: number | undefined; limit: number; oldestFirst?: boolean }

/** Feedback that the reader may see, each with its latest message. */
export async function listFeedback(db: Db, { scope, userId }: ThreadReader, page: Asked): Promise<FeedbackRecord[]> {
  const { id, state, after, limit, oldestFirst = false } = page
  const [customerId, guideId] = scopeValues(scope)
  const asked = conditions(
    'feedback_list',
    [userId, limit, oldestFirst],
    [
      { name: 'customer', when: customerId !== null, sql: 'feedback.customer_id = ?', values: [customerId] },
      { name: 'guide', when: guideId !== null, sql: 'feedback.author_id = ?', values: [guideId] },
      { name: 'one', when: id !== undefined, sql: 'feedback.id = ?', values: [id] },
      { name: 'state', when: state !== undefined, sql: 'feedback.state = ?', values: [state] },
      { name: 'older', when: after !== undefined && !oldestFirst, sql: 'threads.last_message_id < ?', values: [after] },
      { name: 'newer', when: after !== undefined && oldestFirst, sql: 'threads.last_message_id > ?', values: [after] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select feedback.id, feedback.customer_id as "customerId", customers.name as customer, authors.name as author, feedback.kind,
                  feedback.order_id as "orderId", feedback.at, feedback.state, feedback.closed_at as "closedAt",
                  coalesce(left(first.text, 200), '') as text,
                  case when $1::integer is null then threads.office_unread else coalesce(mine.unread, 0) end as unread,
                  latest.id as "lastId", latest.at as "lastAt", latest.from_office as "lastFromOffice"
           from feedback
           join message_threads as threads on threads.feedback_id = feedback.id
           join messages as latest on latest.id = threads.last_message_id
           join offered_customers as customers on customers.id = feedback.customer_id
           join offered_users as authors on authors.id = feedback.author_id
           left join lateral (
             select messages.text from messages where messages.thread_id = threads.id order by messages.id limit 1
           ) as first on true
           left join message_unread as mine on mine.thread_id = threads.id and mine.user_id = $1
           where true ${asked.where}
           order by case when $3 then threads.last_message_id else -threads.last_message_id end limit $2`,
    values: asked.values,
  })
  return rows
}

export async function countWaitingFeedback(db: Db): Promise<number> {
  const { rows } = await db.query({
    name: 'feedback_waiting',
    text: `select count(*)::integer as waiting from feedback where feedback.state = 'waiting'`,
    values: [],
  })
  return rows[0]?.waiting ?? 0
}

/** Where its thread stands, of feedback that the reader may see. */
export async function findPlaceOfFeedback(db: Db, feedbackId: number, scope: OrderScope): Promise<FeedbackPlace | undefined> {
  const [customerId, guideId] = scopeValues(scope)
  const { rows } = await db.query({
    name: 'feedback_place',
    text: `select feedback.customer_id as "customerId", feedback.author_id as "authorId" from feedback
           where feedback.id = $1 and ($2::integer is null or feedback.customer_id = $2) and ($3::integer is null or feedback.author_id = $3)`,
    values: [feedbackId, customerId, guideId],
  })
  const [found] = rows
  return found && { customerId: found.customerId, orderId: null, feedback: { id: feedbackId, authorId: found.authorId } }
}

type FeedbackPlace = { customerId: number; orderId: null; feedback: { id: number; authorId: number } }
