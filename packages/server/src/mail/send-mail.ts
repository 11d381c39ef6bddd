import { findCompanyAt } from '../db/company.reads.ts'
import type { Pool } from '../db/pool.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { beginTry, type MailToSend, recordFailure, recordSent } from './mails.store.ts'
import { isSendable, renderMail } from './render-mail.ts'

/** A file that goes along with a letter. */
export type Attachment = { name: string; mediaType: string; content: Buffer }
/** Reads a kept file whole; undefined when it is gone. Mail itself knows no files. */
export type ReadAttachment = (fileId: number) => Promise<Attachment | undefined>
export type Letter = {
  to: string
  messageId: string
  language: string
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
}
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
export async function sendMail(
  pool: Pool,
  identity: ServerIdentity,
  deliver: Deliver | undefined,
  mailId: number,
  read?: ReadAttachment,
): Promise<void> {
  const mail = await beginTry(pool, mailId)
  if (!mail) return
  if (!isSendable(mail)) return recordFailure(pool, mailId, linkGone)
  try {
    const { messageId, language, recipient: to } = mail
    const company = deliver && (await findCompanyAt(pool, mail.createdAt))
    if (deliver)
      await deliver({ to, messageId, language, ...renderMail(mail, company, identity), attachments: await attachmentsOf(mail, read) })
  } catch (error) {
    await recordFailure(pool, mailId, error instanceof DeliveryFault ? error.message : 'internal')
    throw error
  }
  await recordSent(pool, mailId)
}

/** A letter that promises a paper does not go without it. */
async function attachmentsOf({ facts }: MailToSend, read: ReadAttachment | undefined): Promise<Attachment[]> {
  if (!('file' in facts)) return []
  const attachment = await read?.(Number(facts.file))
  if (!attachment) throw new DeliveryFault('no_attachment')
  return [attachment]
}
