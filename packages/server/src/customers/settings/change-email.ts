import type { Settings } from '@anfilada/contract/customers/settings'
import type { Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ActionRequest } from '../../http/actions.ts'
import type { Origin } from '../../http/identity.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import {
  checkOwnPassword,
  countEmailLinks,
  createLink,
  lockPassword,
  mailboxOf,
  mayMailAgain,
  moveEmail,
  recordAudit,
  saveNewEmail,
  spendLink,
  voidLinks,
} from '../../identity/index.ts'
import { findSettings } from './find-settings.ts'

type Asking = Pick<ActionRequest<never>, 'caller' | 'origin' | 'identity' | 'pool'>

/** Mails a link to the new address; until it is opened, nothing has changed. The login stays what it is. */
export async function askNewEmail(asking: Asking, { email, password }: { email: string; password: string }): Promise<Outcome<Settings>> {
  const { caller, origin, identity, pool } = asking
  const { userId, customerId } = caller
  const proven = await checkOwnPassword(pool, userId, password, 'password')
  if (!proven.ok) return proven
  return inTransaction(pool, async (tx) => {
    if (!(await lockPassword(tx, userId, proven.value))) return refuse('wrong_password', 'password')
    if (!mayMailAgain(await countEmailLinks(tx, userId))) return refuse('mail_just_sent', 'email')
    const { name, language } = await saveNewEmail(tx, userId, email)
    const linkId = await createLink(tx, identity.secrets, 'change_email', { userId })
    await queueMail(tx, { to: email, language, template: 'confirm_new_email', facts: { name }, linkId, customerId })
    await recordAudit(tx, caller, origin, { action: 'email.change_asked', subject: 'user', subjectId: userId })
    return accept(await findSettings(tx, caller))
  })
}

/** The link of that mail was opened: mails go to the new address, and the old one is told. False when the link opens nothing. */
export async function confirmNewEmail(tx: Tx, origin: Origin, token: string): Promise<boolean> {
  const holder = await spendLink(tx, token, 'change_email')
  const person = holder?.userId ? await moveEmail(tx, holder.userId) : undefined
  if (!person) return false
  const { userId, name, language, customerId, login, oldEmail } = person
  // A link to choose a password lies in the mailbox that is his no more.
  await voidLinks(tx, 'reset_password', { userId })
  await recordAudit(tx, person, origin, { action: 'email.changed', subject: 'user', subjectId: userId })
  const to = mailboxOf({ email: oldEmail, login })
  const facts = { name, at: new Date().toISOString() }
  if (to !== undefined) await queueMail(tx, { to, language, template: 'email_changed', facts, customerId })
  return true
}
