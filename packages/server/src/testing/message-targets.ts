import { mediaTypes } from '@anfilada/contract/files'
import { putFile } from '../files/kept-files.store.ts'
import { postFeedback } from '../messages/post-feedback.ts'
import { postMessage } from '../messages/post-message.ts'
import { inTransaction } from '../db/transaction.ts'
import { uploadForm } from './upload-form.ts'
import type { World } from './world.ts'

const templateData = { name: 'Ждём', texts: { ru: 'Ждём вас', en: '', zh: '', fa: '', vi: '' } }

export async function makeTemplate({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`insert into message_templates (name, texts) values ($1, $2) returning id`, [
    templateData.name,
    JSON.stringify(templateData.texts),
  ])
  return (rows[0] as { id: number }).id
}

/** A message of the office with a file, in the thread of the order. */
export async function makeMessageFile({ pool, users }: World, orderId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select customer_id as id from orders where id = $1', [orderId])
  const [place, userId] = [{ customerId: rows[0]?.id ?? 0, orderId }, users.dispatcher]
  const given = { kind: 'message', name: 'file.pdf', mediaType: mediaTypes.pdf, userId, customerId: null, keptDays: 2 } as const
  const fileId = await putFile(pool, { ...given, content: Buffer.from('%PDF-1.7'), packed: false })
  const words = { text: '', fileId, language: 'ru' } as const
  const posted = await inTransaction(pool, (tx) => postMessage(tx, place, { userId, fromOffice: true }, words))
  return posted.ok ? posted.value.id : 0
}

/** Feedback that waits for an answer. */
export async function makeFeedback({ pool, users: { agencyOwner: userId } }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select customer_id as id from users where id = $1', [userId])
  const given = {
    customerId: rows[0]?.id ?? 0,
    userId,
    kind: 'question',
    orderId: null,
    text: 'test',
    fileIds: [],
    language: 'ru',
  } as const
  const posted = await inTransaction(pool, (tx) => postFeedback(tx, given))
  return posted.ok ? posted.value : 0
}

/** What the matrix sends about messages. */
export const messageData: Record<string, (id: number) => unknown> = {
  'customer get_messages': (order_id) => ({ order_id }),
  'customer get_message_file': (message_id) => ({ message_id }),
  'office office_message_file': (message_id) => ({ message_id }),
  'customer search_messages': () => ({ search: 'анна' }),
  'customer post_message': (order_id) => ({ order_id, text: 'test' }),
  'customer post_feedback': () => ({ kind: 'question', text: 'test' }),
  'office close_feedback': (feedback_id) => ({ feedback_id, message_id: 1_000_000 }),
  'customer mark_messages_read': (order_id) => ({ order_id, message_id: 1 }),
  'office office_messages': (order_id) => ({ order_id }),
  'office office_search_messages': () => ({ search: 'анна' }),
  'office post_office_message': (order_id) => ({ order_id, text: 'test' }),
  'office mark_office_messages_read': (order_id) => ({ order_id, message_id: 1 }),
  'office set_message_template': (template_id) => ({ ...templateData, template_id, revision: 1 }),
  'office remove_message_template': (template_id) => ({ template_id }),
}

export const messageUploads: Record<string, () => Promise<object>> = {
  '/api/v1/files/message': async () => uploadForm('%PDF-1.7'),
  '/api/office/files/message': async () => uploadForm('%PDF-1.7'),
}
