import type { Language } from '@anfilada/contract/languages'
import { readableName } from '@anfilada/contract/latin-names'
import type { FoundMessage, Message, MessageThread, UnreadMessages } from '@anfilada/contract/messages/messages'
import { statusLabels } from '@anfilada/phrases/statuses'
import type { FoundRecord, MessageRecord } from './messages.reads.ts'
import type { ThreadRecord, UnreadRecord } from './threads.reads.ts'

/** Who asks. */
export type Asking = { userId: number; language: Language }

export function messageAnswer(message: MessageRecord, { userId, language: spoken }: Asking): Message {
  const { id, at, fromOffice, authorId, text, erased, language, readBy, readAt } = message
  const file = fileAnswer(message)
  // Of the two sides only the office's people are ours to spell.
  const nameOf = (name: string, isOurs: boolean) => (isOurs ? readableName(spoken, name) : name)
  const read = readBy !== null && readAt ? { name: nameOf(readBy, !fromOffice), at: readAt.toISOString() } : null
  const author = nameOf(message.author, fromOffice)
  const side = fromOffice ? 'office' : 'customer'
  return { id, at: at.toISOString(), side, author, own: authorId === userId, text, erased, language, file, read }
}

function fileAnswer({ fileName, fileSize }: MessageRecord): Message['file'] {
  return fileName === null || fileSize === null ? null : { name: fileName, size: fileSize }
}

export function foundAnswer(found: FoundRecord, asking: Asking): FoundMessage {
  const { customerId: customer_id, customer, orderId: order_id } = found
  return { ...messageAnswer(found, asking), customer_id, customer, order_id }
}

export function threadAnswer(thread: ThreadRecord, { userId, language }: Asking): MessageThread {
  const { customerId: customer_id, customer, unread, id, at, fromOffice, authorId, text, fileId } = thread
  const side = fromOffice ? 'office' : 'customer'
  const last = { id, at: at.toISOString(), side, own: authorId === userId, text, file: fileId !== null } as const
  return { customer_id, customer, order: orderAnswer(thread, language), unread, last }
}

function orderAnswer(
  { orderId: id, kind, museum, emblem, object, passDate, time, status }: ThreadRecord,
  language: Language,
): MessageThread['order'] {
  if (id === null || kind === null || passDate === null || status === null) return null
  return { id, kind, museum, emblem, object, pass_date: passDate, time, status, status_label: statusLabels[language][status] }
}

export function unreadAnswer(threads: readonly UnreadRecord[]): { result: UnreadMessages } {
  const orders = threads.flatMap(({ orderId, unread }) => (orderId === null ? [] : [{ order_id: orderId, unread }]))
  const sumOf = (some: readonly UnreadRecord[]) => some.reduce((sum, { unread }) => sum + unread, 0)
  const feedback = sumOf(threads.filter(({ feedbackId }) => feedbackId !== null))
  return { result: { unread: sumOf(threads) - feedback, feedback, orders } }
}
