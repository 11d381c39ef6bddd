import type { Language } from '@anfilada/contract/languages'
import { type Condition, conditions } from '../db/conditions.ts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Tx } from '../db/pool.ts'
import type { Place, Words } from './messages.rules.ts'

/** Locks the thread, which begins with its first message: numbers of messages are then given in the order in which they are seen. */
export async function claimThread(tx: Tx, { customerId, orderId, feedback }: Place): Promise<number> {
  const { rows } = await tx.query({
    name: 'message_thread_claim',
    text: `insert into message_threads (customer_id, order_id, feedback_id) values ($1, $2, $3)
           on conflict (customer_id, order_id, feedback_id) do update set office_unread = message_threads.office_unread
           returning message_threads.id`,
    values: [customerId, orderId, feedback?.id ?? null],
  })
  return onlyRow(rows).id
}

/** Which of a customer's threads stands at the place, as conditions of a statement. */
export function threadAt({ orderId, feedback }: Place): readonly Condition[] {
  return [
    { name: 'order', when: orderId !== null, sql: 'message_threads.order_id = ?', values: [orderId] },
    { name: 'feedback', when: feedback !== undefined, sql: 'message_threads.feedback_id = ?', values: [feedback?.id] },
    {
      name: 'general',
      when: orderId === null && !feedback,
      sql: 'message_threads.order_id is null and message_threads.feedback_id is null',
      values: [],
    },
  ]
}

/** The same for who only reads; undefined where nobody has written. */
export async function lockThread(tx: Tx, place: Place): Promise<number | undefined> {
  const asked = conditions('message_thread_lock', [place.customerId], threadAt(place))
  const { rows } = await tx.query({
    name: asked.name,
    text: `select message_threads.id from message_threads where message_threads.customer_id = $1 ${asked.where} for no key update`,
    values: asked.values,
  })
  return rows[0]?.id
}

export type NewMessage = Words & { threadId: number; customerId: number; authorId: number; fromOffice: boolean; language: Language }

/** Writes the message and counts it for those of the other side, in a claimed thread; answers its number. */
export async function writeMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { threadId, customerId, authorId, fromOffice, text, language, fileId } = message
  const { rows } = await tx.query({
    name: 'message_write',
    text: `insert into messages (thread_id, author_id, from_office, text, language, file_id) values ($1, $2, $3, $4, $5, $6)
           returning messages.id`,
    values: [threadId, authorId, fromOffice, text, language, fileId ?? null],
  })
  const { id } = onlyRow(rows)
  await tx.query({
    name: 'message_thread_move',
    text: `update message_threads set last_message_id = $2, office_unread = message_threads.office_unread + $3
           where message_threads.id = $1`,
    values: [threadId, id, fromOffice ? 0 : 1],
  })
  if (fromOffice) await countForMembers(tx, threadId, customerId)
  return id
}

/** In one order, so that two threads of a customer do not wait for each other. */
async function countForMembers(tx: Tx, threadId: number, customerId: number): Promise<void> {
  await tx.query({
    name: 'message_count',
    text: `insert into message_unread (user_id, thread_id, unread)
           select users.id, $1, 1 from offered_users as users where users.customer_id = $2 and users.removed_at is null order by users.id
           on conflict (user_id, thread_id) do update set unread = message_unread.unread + 1`,
    values: [threadId, customerId],
  })
}

export type Reading = { threadId: number; userId: number; fromOffice: boolean; messageId: number }

/** Writes down that the person read up to the message, in a locked thread; false where he had come as far before. */
export async function recordReading(tx: Tx, { threadId, userId, fromOffice, messageId }: Reading): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'message_read',
    text: `insert into message_reads (thread_id, last_id, user_id, from_office)
           select $1, reached.id, $2, $3
           from (select max(messages.id) as id from messages where messages.thread_id = $1 and messages.id <= $4) as reached
           where reached.id > coalesce((select max(message_reads.last_id) from message_reads
                                        where message_reads.thread_id = $1 and message_reads.user_id = $2), 0)`,
    values: [threadId, userId, fromOffice, messageId],
  })
  return rowCount === 1
}

/** What is left to read of the thread: for the member alone, for the office together. */
export async function recountUnread(tx: Tx, reading: Reading): Promise<void> {
  await (reading.fromOffice ? recountOffice(tx, reading) : recountMember(tx, reading))
}

async function recountOffice(tx: Tx, { threadId, messageId }: Reading): Promise<void> {
  await tx.query({
    name: 'message_office_recount',
    text: `update message_threads set office_unread = least(message_threads.office_unread,
             (select count(*) from messages where messages.thread_id = $1 and messages.id > $2 and not messages.from_office))
           where message_threads.id = $1`,
    values: [threadId, messageId],
  })
}

async function recountMember(tx: Tx, { threadId, userId, messageId }: Reading): Promise<void> {
  await tx.query({
    name: 'message_member_recount',
    text: `with later as (
             select count(*)::integer as count from messages where messages.thread_id = $1 and messages.id > $3 and messages.from_office
           ), gone as (
             delete from message_unread using later
             where message_unread.thread_id = $1 and message_unread.user_id = $2 and later.count = 0
           )
           update message_unread set unread = least(message_unread.unread, later.count) from later
           where message_unread.thread_id = $1 and message_unread.user_id = $2 and later.count > 0`,
    values: [threadId, userId, messageId],
  })
}
