import type { Db } from '../db/pool.ts'
import type { StoredMail } from './render-mail.ts'

export type MailToSend = StoredMail & { messageId: string; recipient: string; createdAt: Date }

const content = `mails.language, mails.template, mails.facts, mails.link_id as "linkId", one_time_links.expires_at as "linkUntil"`

/** Counts a try and answers what to send; undefined when the mail was sent already or is not there. */
export async function beginTry(db: Db, mailId: number): Promise<MailToSend | undefined> {
  const { rows } = await db.query({
    name: 'mail_try',
    text: `with tried as (
             update mails set attempts = mails.attempts + 1 where mails.id = $1 and mails.sent_at is null returning mails.*
           )
           select ${content}, mails.message_id as "messageId", mails.recipient, mails.created_at as "createdAt"
           from tried mails left join one_time_links on one_time_links.id = mails.link_id`,
    values: [mailId],
  })
  return rows[0]
}

/** The mail server has it, or the local outbox keeps it. */
export async function recordSent(db: Db, mailId: number): Promise<void> {
  await db.query({
    name: 'mail_sent',
    text: 'update mails set sent_at = now(), last_error = null where mails.id = $1 and mails.sent_at is null',
    values: [mailId],
  })
}

export async function recordFailure(db: Db, mailId: number, reason: string): Promise<void> {
  await db.query({
    name: 'mail_failed',
    text: 'update mails set last_error = $2 where mails.id = $1 and mails.sent_at is null',
    values: [mailId, reason],
  })
}

/** Mails to somebody who leaves; addresses in lower case. */
export async function forgetMailsTo(db: Db, addresses: readonly string[]): Promise<void> {
  await db.query({ name: 'erase_mails', text: 'delete from mails where lower(mails.recipient) = any ($1::text[])', values: [addresses] })
}
