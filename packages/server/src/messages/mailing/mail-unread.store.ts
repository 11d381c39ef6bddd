import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../../db/pool.ts'

export const mailUnreadJob = 'mail_unread_messages'

/** Wakes the job half an hour after the last message of the office: whoever reads it before is not mailed. */
export async function scheduleMails(tx: Tx, threadId: number): Promise<void> {
  await tx.query({
    name: 'message_mails_schedule',
    text: `select graphile_worker.add_job('${mailUnreadJob}', json_build_object('threadId', $1::integer), run_at => now() + interval '30 minutes',
             job_key => '${mailUnreadJob}:' || $1)`,
    values: [threadId],
  })
}

export type UnreadReader = {
  name: string
  email: string
  language: Language
  notifications: Partial<NotificationChoices>
  customerId: number
  orderId: number | null
  feedbackId: number | null
  unread: number
}

/**
 * Whoever has something unread in the thread, was not mailed about it yet and may see it; they count as mailed from now on. A guide alone
 * sees his orders (scopeOf) and the feedback that he gave, and no general thread.
 */
export async function takeUnmailed(tx: Tx, threadId: number): Promise<UnreadReader[]> {
  // Whoever counts or reads locks the thread first as well: rows of members are never taken in two orders.
  await tx.query({
    name: 'message_thread_lock_by_id',
    text: 'select message_threads.id from message_threads where message_threads.id = $1 for no key update',
    values: [threadId],
  })
  const { rows } = await tx.query({
    name: 'message_unmailed_take',
    text: `update message_unread set mailed_at = now()
           from message_threads left join offered_orders as orders on orders.id = message_threads.order_id
             left join feedback on feedback.id = message_threads.feedback_id, offered_users as users
           where message_unread.thread_id = $1 and message_unread.mailed_at is null and message_threads.id = message_unread.thread_id
             and users.id = message_unread.user_id and users.status = 'active' and users.email is not null
             and (users.roles <> '{guide}' or orders.placed_by = users.id or orders.guide = users.name or feedback.author_id = users.id)
           returning users.name, users.email, users.language, users.notifications, message_threads.customer_id as "customerId",
             message_threads.order_id as "orderId", message_threads.feedback_id as "feedbackId", message_unread.unread`,
    values: [threadId],
  })
  return rows
}
