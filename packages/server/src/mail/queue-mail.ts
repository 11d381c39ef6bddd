import { randomUUID } from 'node:crypto'
import type { Language } from '@anfilada/contract/languages'
import type { LinkTemplate, MailFacts, MailTemplate } from '@anfilada/contract/mails'
import type { Tx } from '../db/pool.ts'

/** A mail as what it says; a template with a link names the link's id (createLink), every other has none. */
export type MailToQueue = {
  [T in MailTemplate]: {
    to: string
    language: Language
    template: T
    facts: MailFacts[T]
    customerId?: number | null
  } & (T extends LinkTemplate ? { linkId: string } : { linkId?: never })
}[MailTemplate]

/** A Message-ID ends with a domain of whoever made it (RFC 5322); before the company has one, with one that is nobody's (RFC 6761). */
const domain = `coalesce((select split_part(company_facts.facts ->> 'orders_mail', '@', 2) from company_facts
  where company_facts.valid_from <= local_day(now()) order by company_facts.version desc limit 1), 'portal.invalid')`

const job = `graphile_worker.add_job('send_mail', json_build_object('mailId', queued.id), job_key => 'mail:' || queued.id)`

/**
 * Writes a mail and the job that sends it in the transaction of the act: both happen or neither. Sent at least once, always with the
 * Message-ID of the row. The job's key makes sure that a mail never waits twice.
 */
export async function queueMail(tx: Tx, mail: MailToQueue): Promise<void> {
  await tx.query({
    name: 'mail_queue',
    text: `with queued as (
             insert into mails (message_id, recipient, language, template, facts, link_id, customer_id)
             values ('<' || $1 || '@' || ${domain} || '>', $2, $3, $4, $5, $6, $7) returning mails.id
           )
           select ${job} from queued`,
    values: [randomUUID(), mail.to, mail.language, mail.template, JSON.stringify(mail.facts), mail.linkId ?? null, mail.customerId ?? null],
  })
}

/** Wakes the mail's job at once, or makes it again when it was given up; a mail that was sent meanwhile stays sent. False: it is. */
export async function queueAgain(tx: Tx, mailId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mail_queue_again',
    text: `with queued as (
             update mails set last_error = null where mails.id = $1 and mails.sent_at is null returning mails.id
           )
           select ${job} from queued`,
    values: [mailId],
  })
  return rowCount === 1
}
