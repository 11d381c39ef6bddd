import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../db/pool.ts'
import { publish } from '../db/outbox.ts'
import { giveFile } from '../files/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { moveFeedback } from './feedback.store.ts'
import { decideWords, type Place, type Words } from './messages.rules.ts'
import { scheduleMails } from './mailing/mail-unread.store.ts'
import { findMessage, type MessageRecord } from './messages.reads.ts'
import { claimThread, lockThread, recordReading, recountUnread, writeMessage } from './messages.store.ts'

/** Who writes or reads, and for which side. */
export type Person = { userId: number; fromOffice: boolean }

/** Adds a message to the thread of its place, and tells whoever may read it. */
export async function postMessage(
  tx: Tx,
  place: Place,
  { userId, fromOffice }: Person,
  words: Words & { language: Language },
): Promise<Outcome<MessageRecord>> {
  const decided = decideWords(words)
  if (!decided.ok) return decided
  const { fileId } = words
  const { customerId, feedback } = place
  if (fileId !== undefined && !(await giveFile(tx, { fileId, kind: 'message', userId, customerId }))) {
    return refuse('message_file_gone', 'file_id')
  }
  const threadId = await claimThread(tx, place)
  const id = await writeMessage(tx, { ...words, threadId, customerId, authorId: userId, fromOffice })
  if (feedback) await moveFeedback(tx, feedback.id, fromOffice)
  if (fromOffice) await scheduleMails(tx, threadId)
  await publish(tx, { topic: 'message.posted', customerId, payload: heardBy(place) })
  const message = await findMessage(tx, id)
  if (!message) throw new Error('A message that was just written is not there')
  return accept(message)
}

/** The person has read the thread up to this message; whoever wrote is told. */
export async function readMessages(tx: Tx, place: Place, person: Person, messageId: number): Promise<void> {
  const threadId = await lockThread(tx, place)
  if (threadId === undefined) return
  const reading = { threadId, ...person, messageId }
  if (!(await recordReading(tx, reading))) return
  await recountUnread(tx, reading)
  await publish(tx, { topic: 'message.read', customerId: place.customerId, payload: heardBy(place) })
}

/** By what a guide, who hears only what is his, is known to hear it. */
export function heardBy({ orderId, feedback }: Place): { order_id: number | null; author_id?: number } {
  return { order_id: orderId, ...(feedback && { author_id: feedback.authorId }) }
}
