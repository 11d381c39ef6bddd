import type { FeedbackKind } from '@anfilada/contract/messages/feedback-kinds'
import { onlyRow } from '../db/statement-rows.ts'
import type { Tx } from '../db/pool.ts'

type NewFeedback = { customerId: number; authorId: number; kind: FeedbackKind; orderId: number | null }

/** Adds it without a word; answers its number. */
export async function addFeedback(tx: Tx, { customerId, authorId, kind, orderId }: NewFeedback): Promise<number> {
  const { rows } = await tx.query({
    name: 'feedback_add',
    text: `insert into feedback (customer_id, author_id, kind, order_id) values ($1, $2, $3, $4) returning feedback.id`,
    values: [customerId, authorId, kind, orderId],
  })
  return onlyRow(rows).id
}

/** Somebody wrote: the other side has the next word. In the lock of its thread. */
export async function moveFeedback(tx: Tx, feedbackId: number, fromOffice: boolean): Promise<void> {
  await tx.query({
    name: 'feedback_move',
    text: `update feedback set state = $2, closed_by = null, closed_at = null where feedback.id = $1`,
    values: [feedbackId, fromOffice ? 'answered' : 'waiting'],
  })
}

type Closing = { feedbackId: number; userId: number; messageId: number }

/** In the lock of its thread; false where something was written after the message. */
export async function closeFeedback(tx: Tx, { feedbackId, userId, messageId }: Closing): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'feedback_close',
    text: `update feedback set state = 'closed', closed_by = $2, closed_at = now()
           from message_threads
           where feedback.id = $1 and message_threads.feedback_id = feedback.id and message_threads.last_message_id <= $3`,
    values: [feedbackId, userId, messageId],
  })
  return rowCount === 1
}
