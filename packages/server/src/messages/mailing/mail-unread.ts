import { wantsMail } from '@anfilada/contract/customers/notifications'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type MailToQueue, queueMail } from '../../mail/queue-mail.ts'
import { takeUnmailed, type UnreadReader } from './mail-unread.store.ts'

/** Mails whoever has not read what the office wrote in the thread and wishes to be told, once until he reads it; answers how many. */
export async function mailUnread(pool: Pool, threadId: number): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const readers = (await takeUnmailed(tx, threadId)).filter((reader) => wantsMail(reader, 'message_unread'))
    for (const reader of readers) await queueMail(tx, mailTo(reader))
    return readers.length
  })
}

function mailTo({ name, email: to, language, customerId, orderId, feedbackId, unread }: UnreadReader): MailToQueue {
  const mail = { to, language, customerId }
  const facts = { name, count: String(unread) }
  if (feedbackId !== null) return { ...mail, template: 'feedback_answered', facts: { ...facts, feedback: String(feedbackId) } }
  const thread = orderId === null ? ({ order: '0', state: 'general' } as const) : ({ order: String(orderId), state: 'order' } as const)
  return { ...mail, template: 'message_unread', facts: { ...facts, ...thread } }
}
