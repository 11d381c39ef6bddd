import { wantsMail } from '@anfilada/contract/customers/notifications'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { takeUnmailed } from './mail-unread.store.ts'

/** Mails whoever has not read what the office wrote in the thread and wishes to be told, once until he reads it; answers how many. */
export async function mailUnread(pool: Pool, threadId: number): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const readers = (await takeUnmailed(tx, threadId)).filter((reader) => wantsMail(reader, 'message_unread'))
    for (const { name, email: to, language, customerId, orderId, unread } of readers) {
      const thread = orderId === null ? ({ order: '0', state: 'general' } as const) : ({ order: String(orderId), state: 'order' } as const)
      await queueMail(tx, { to, language, customerId, template: 'message_unread', facts: { name, ...thread, count: String(unread) } })
    }
    return readers.length
  })
}
