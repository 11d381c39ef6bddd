import type { Pool } from '../db/pool.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { beginTry, recordFailure, recordSent } from './mails.store.ts'
import { isSendable, renderMail } from './render-mail.ts'

export type Letter = { to: string; messageId: string; language: string; subject: string; text: string; html: string }
/** Hands a letter to a mail server; throws DeliveryFault when it was not taken, as far as we know. */
export type Deliver = (letter: Letter) => Promise<void>

/** Why a mail server did not take a letter, in words that may be kept: codes and the server's status, never a password. */
export class DeliveryFault extends Error {}

/** Not sent and not worth another try: its link was swept away. */
const linkGone = 'link_gone'

/**
 * Sends a mail unless it was sent: at least once, since a process may die between the server's "taken" and our note of it; then the
 * same letter goes out again under the same Message-ID. Without a mail server it stays in the local outbox. Throws to be tried again.
 */
export async function sendMail(pool: Pool, identity: ServerIdentity, deliver: Deliver | undefined, mailId: number): Promise<void> {
  const mail = await beginTry(pool, mailId)
  if (!mail) return
  if (!isSendable(mail)) return recordFailure(pool, mailId, linkGone)
  try {
    const { messageId, language, recipient: to } = mail
    if (deliver) await deliver({ to, messageId, language, ...renderMail(mail, identity) })
  } catch (error) {
    await recordFailure(pool, mailId, error instanceof DeliveryFault ? error.message : 'internal')
    throw error
  }
  await recordSent(pool, mailId)
}
