import type { Db, Tx } from '../db/pool.ts'

type Person = { customerId: number; userId: number }

/** What the person wrote. */
export async function listPersonalMessages(db: Db, { userId }: Person): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_messages',
    text: `select messages.id, messages.at, message_threads.order_id, feedback.kind as feedback, messages.text, messages.language
           from messages join message_threads on message_threads.id = messages.thread_id
           left join feedback on feedback.id = message_threads.feedback_id
           where messages.author_id = $1 order by messages.id`,
    values: [userId],
  })
  return rows
}

/**
 * The person leaves: his words and files go, and with his whole customer all that was written to and by it. That something was written, and
 * when, stays and bears his number.
 */
export async function forgetMessages(tx: Tx, { customerId, userId, closesCustomer }: Person & { closesCustomer: boolean }): Promise<void> {
  await tx.query({
    name: 'messages_forget',
    text: `update messages set text = '', erased = true, file_id = null
           from message_threads
           where message_threads.id = messages.thread_id and message_threads.customer_id = $1 and ($3 or messages.author_id = $2)`,
    values: [customerId, userId, closesCustomer],
  })
}
