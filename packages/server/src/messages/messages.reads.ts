import type { Language } from '@anfilada/contract/languages'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { type OrderScope, scopeValues } from '../orders/index.ts'
import { type Place, wordsQuery } from './messages.rules.ts'
import { threadAt } from './messages.store.ts'

export type MessageRecord = {
  id: number
  at: Date
  fromOffice: boolean
  authorId: number
  author: string
  text: string
  erased: boolean
  language: Language
  fileName: string | null
  fileSize: number | null
  readBy: string | null
  readAt: Date | null
}

const columns = `messages.id, messages.at, messages.from_office as "fromOffice", messages.author_id as "authorId", authors.name as author, messages.text,
  messages.erased, messages.language, files.name as "fileName", files.size as "fileSize",
  first_reading.name as "readBy", first_reading.at as "readAt"`
/** Who of the other side came so far first. */
const joins = `join offered_users as authors on authors.id = messages.author_id
  left join offered_kept_files as files on files.id = messages.file_id
  left join lateral (
    select readers.name, message_reads.at from message_reads join offered_users as readers on readers.id = message_reads.user_id
    where message_reads.thread_id = messages.thread_id and message_reads.from_office = not messages.from_office
      and message_reads.last_id >= messages.id
    order by message_reads.last_id, message_reads.user_id limit 1
  ) as first_reading on true`

/** The latest first: those of a place before the number, or just one. */
export async function listMessages(db: Db, place: Place, before: number | undefined, limit: number): Promise<MessageRecord[]> {
  const asked = conditions('messages_page', [place.customerId, before ?? Number.MAX_SAFE_INTEGER, limit], threadAt(place))
  const { rows } = await db.query({
    name: asked.name,
    // The thread is looked up once, so that a page reads the index of its messages alone.
    text: `select ${columns} from messages ${joins}
           where messages.thread_id = (select message_threads.id from message_threads where message_threads.customer_id = $1 ${asked.where})
             and messages.id < $2
           order by messages.id desc limit $3`,
    values: asked.values,
  })
  return rows
}

export async function findMessage(db: Db, messageId: number): Promise<MessageRecord | undefined> {
  const { rows } = await db.query({
    name: 'message_find',
    text: `select ${columns} from messages ${joins} where messages.id = $1`,
    values: [messageId],
  })
  return rows[0]
}

/** The file of a message in a thread that the reader may see. */
export async function findMessageFile(db: Db, messageId: number, scope: OrderScope): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'message_file',
    text: `select messages.file_id as "fileId"
           from messages join message_threads on message_threads.id = messages.thread_id
           left join offered_orders as orders on orders.id = message_threads.order_id
           left join feedback on feedback.id = message_threads.feedback_id
           where messages.id = $1 and ($2::integer is null or message_threads.customer_id = $2)
             and ($3::integer is null or orders.placed_by = $3 or orders.guide = $4 or feedback.author_id = $3)`,
    values: [messageId, ...scopeValues(scope)],
  })
  return rows[0]?.fileId ?? undefined
}

/** In which language the customer wrote last. */
export async function findReadersLanguage(db: Db, { customerId, orderId, feedback }: Place): Promise<Language | undefined> {
  const { rows } = await db.query({
    name: 'message_readers_language',
    text: `select messages.language from messages join message_threads on message_threads.id = messages.thread_id
           where message_threads.customer_id = $1 and not messages.from_office
           order by (message_threads.order_id is not distinct from $2 and message_threads.feedback_id is not distinct from $3) desc,
             messages.id desc limit 1`,
    values: [customerId, orderId, feedback?.id ?? null],
  })
  return rows[0]?.language
}

export type FoundRecord = MessageRecord & { customerId: number; customer: string; orderId: number | null }

/** Messages with all that is looked for in what the reader may see, the latest first; those of feedback stand in no such thread. */
export async function searchMessages(
  db: Db,
  scope: OrderScope,
  search: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FoundRecord[]> {
  const query = wordsQuery(search)
  if (query === undefined) return []
  const [customerId, ...guide] = scopeValues(scope)
  const asked = conditions(
    'messages_search',
    [query, limit],
    [
      { name: 'customer', when: scope !== 'all', sql: 'message_threads.customer_id = ?', values: [customerId] },
      {
        name: 'guide',
        when: scope !== 'all' && scope.guide !== undefined,
        sql: '(orders.placed_by = ? or orders.guide = ?)',
        values: guide,
      },
      { name: 'before', when: before !== undefined, sql: 'messages.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${columns}, message_threads.customer_id as "customerId", customers.name as customer, message_threads.order_id as "orderId"
           from messages join message_threads on message_threads.id = messages.thread_id
           join offered_customers as customers on customers.id = message_threads.customer_id
           left join offered_orders as orders on orders.id = message_threads.order_id ${joins}
           where messages.words @@ to_tsquery('simple', $1) and message_threads.feedback_id is null ${asked.where} order by messages.id desc limit $2`,
    values: asked.values,
  })
  return rows
}
