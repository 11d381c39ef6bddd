import type { Tx } from '../db/pool.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findMail, type MailRow } from './mails.reads.ts'
import { queueAgain } from './queue-mail.ts'
import { isSendable } from './render-mail.ts'

/** A mail whose link was swept away is not tried again: whoever it was for gets a new one. */
export async function resendMail(tx: Tx, mailId: number): Promise<Outcome<MailRow>> {
  const mail = await findMail(tx, mailId)
  if (!mail) return refuse('not_found')
  if (mail.sentAt !== null) return refuse('mail_already_sent')
  if (!isSendable(mail)) return refuse('link_over')
  if (!(await queueAgain(tx, mailId))) return refuse('mail_already_sent')
  return accept({ ...mail, lastError: null })
}
