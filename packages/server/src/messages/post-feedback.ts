import type { FeedbackKind } from '@anfilada/contract/messages/feedback-kinds'
import type { Language } from '@anfilada/contract/languages'
import { publish } from '../db/outbox.ts'
import type { Tx } from '../db/pool.ts'
import { giveFile } from '../files/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { closeFeedback, addFeedback } from './feedback.store.ts'
import type { Place } from './messages.rules.ts'
import { lockThread } from './messages.store.ts'
import { heardBy, postMessage } from './post-message.ts'

export type GivenFeedback = {
  customerId: number
  userId: number
  kind: FeedbackKind
  /** One that its author may see. */
  orderId: number | null
  text: string
  fileIds: readonly number[]
  language: Language
}

/** Adds feedback with its first words and, one a message, its files; answers its number. */
export async function postFeedback(tx: Tx, given: GivenFeedback): Promise<Outcome<number>> {
  const { customerId, userId, text, language } = given
  const fileIds = [...new Set(given.fileIds)]
  // Before anything is written: a refusal keeps what was.
  for (const fileId of fileIds) {
    if (!(await giveFile(tx, { fileId, kind: 'message', userId, customerId }))) return refuse('message_file_gone', 'file_ids')
  }
  const id = await addFeedback(tx, { ...given, authorId: userId })
  const place: Place = { customerId, orderId: null, feedback: { id, authorId: userId } }
  const [first, ...others] = fileIds
  const messages = [{ text, fileId: first }, ...others.map((fileId) => ({ text: '', fileId }))]
  for (const words of messages) {
    const posted = await postMessage(tx, place, { userId, fromOffice: false }, { ...words, language })
    if (!posted.ok) return posted
  }
  return accept(id)
}

/** Nothing is left to say of it, as far as the employee has read. */
export async function endFeedback(tx: Tx, place: Place, userId: number, messageId: number): Promise<Outcome<undefined>> {
  const { customerId, feedback } = place
  if (!feedback || (await lockThread(tx, place)) === undefined) return refuse('feedback_not_found')
  if (!(await closeFeedback(tx, { feedbackId: feedback.id, userId, messageId }))) return refuse('feedback_moved')
  await publish(tx, { topic: 'message.closed', customerId, payload: heardBy(place) })
  return accept(undefined)
}
