import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin, ServerIdentity } from '../http/identity.ts'
import { findPasswordOwner, mailboxOf, recordAudit } from '../identity/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

type Acting = { caller: Caller; origin: Origin }

/** A mail to whoever asks: what it is for is to arrive. Answers where it goes. Refuses `mail_off` where no mail leaves this server, `own_email_missing`. */
export async function sendTestMail(
  tx: Tx,
  { caller, origin }: Acting,
  { mailbox }: Pick<ServerIdentity, 'mailbox'>,
): Promise<Outcome<string>> {
  if (mailbox === 'local') return refuse('mail_off')
  const owner = await findPasswordOwner(tx, caller.userId)
  const to = owner && mailboxOf(owner)
  if (!owner || to === undefined) return refuse('own_email_missing')
  await queueMail(tx, { to, language: owner.language, template: 'mail_test', facts: { name: owner.name } })
  await recordAudit(tx, caller, origin, { action: 'mail.tested', subject: 'user', subjectId: caller.userId })
  return accept(to)
}
