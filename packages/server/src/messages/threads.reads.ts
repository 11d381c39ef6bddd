import type { Emblem } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { type OrderScope, scopeValues } from '../orders/index.ts'

export type ThreadRecord = {
  customerId: number
  customer: string
  orderId: number | null
  kind: OrderKind | null
  museum: string | null
  emblem: Emblem | null
  object: string | null
  passDate: string | null
  time: string | null
  status: OrderStatus | null
  unread: number
  id: number
  at: Date
  fromOffice: boolean
  authorId: number
  text: string
  fileId: number | null
}
/** Who asks: what he sees, and whose count it is (null: the office's, which it has together). */
export type ThreadReader = { scope: OrderScope; userId: number | null }
type ThreadPage = { unread: boolean; before: number | undefined; limit: number; language: Language }

/** Threads that the reader may see but those of feedback, with their last line; that in which something was written last comes first. */
export async function listThreads(db: Db, { scope, userId }: ThreadReader, page: ThreadPage): Promise<ThreadRecord[]> {
  const { unread, before, limit, language } = page
  const [customerId, ...guide] = scopeValues(scope)
  const asked = conditions(
    'message_threads_list',
    [nameKeys[language], userId, limit],
    [
      { name: 'customer', when: scope !== 'all', sql: 'threads.customer_id = ?', values: [customerId] },
      {
        name: 'guide',
        when: scope !== 'all' && scope.guide !== undefined,
        sql: '(orders.placed_by = ? or orders.guide = ?)',
        values: guide,
      },
      { name: 'unread', when: unread, sql: 'threads.office_unread > 0', values: [] },
      { name: 'before', when: before !== undefined, sql: 'threads.last_message_id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select threads.customer_id as "customerId", customers.name as customer, orders.id as "orderId", orders.kind,
                  museums.name ->> $1 as museum, museums.emblem, museum_objects.name ->> $1 as object,
                  orders.pass_date as "passDate", orders.starts as time, orders.status,
                  case when $2::integer is null then threads.office_unread else coalesce(mine.unread, 0) end as unread,
                  messages.id, messages.at, messages.from_office as "fromOffice", messages.author_id as "authorId",
                  left(messages.text, 200) as text, messages.file_id as "fileId"
           from message_threads as threads
           join messages on messages.id = threads.last_message_id
           join offered_customers as customers on customers.id = threads.customer_id
           left join offered_orders as orders on orders.id = threads.order_id
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           left join message_unread as mine on mine.thread_id = threads.id and mine.user_id = $2
           where threads.feedback_id is null ${asked.where} order by threads.last_message_id desc limit $3`,
    values: asked.values,
  })
  return rows
}

export type UnreadRecord = { orderId: number | null; feedbackId: number | null; unread: number }

/** The most threads that are told one by one. */
const mostCounted = 500

/** How much a member has not read, by thread; of a guide only of orders that he sees and of his own feedback. */
export async function countMembersUnread(db: Db, userId: number, scope: OrderScope): Promise<UnreadRecord[]> {
  const [, ...guide] = scopeValues(scope)
  const asked = conditions(
    'message_unread_of_member',
    [userId, mostCounted],
    [
      {
        name: 'guide',
        when: scope !== 'all' && scope.guide !== undefined,
        sql: '(orders.placed_by = ? or orders.guide = ? or feedback.author_id = ?)',
        values: [...guide, guide[0]],
      },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select message_threads.order_id as "orderId", message_threads.feedback_id as "feedbackId", message_unread.unread
           from message_unread join message_threads on message_threads.id = message_unread.thread_id
           left join offered_orders as orders on orders.id = message_threads.order_id
           left join feedback on feedback.id = message_threads.feedback_id
           where message_unread.user_id = $1 ${asked.where} order by message_threads.last_message_id desc limit $2`,
    values: asked.values,
  })
  return rows
}

/** The same of the office. */
export async function countOfficeUnread(db: Db): Promise<UnreadRecord[]> {
  const { rows } = await db.query({
    name: 'message_unread_of_office',
    text: `select message_threads.order_id as "orderId", message_threads.feedback_id as "feedbackId", message_threads.office_unread as unread
           from message_threads where message_threads.office_unread > 0 order by message_threads.last_message_id desc limit $1`,
    values: [mostCounted],
  })
  return rows
}
