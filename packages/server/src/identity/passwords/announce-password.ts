import type { Tx } from '../../db/pool.ts'
import type { Origin } from '../../http/identity.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { voidLinks } from '../one-time-links.store.ts'
import { mailboxOf, type PasswordOwner } from './password-owner.reads.ts'

export type PasswordAct = 'password.changed' | 'password.reset' | 'password.set'

/** What follows whenever a password is new: older links open nothing, the log and the owner know. */
export async function announcePassword(tx: Tx, owner: PasswordOwner, act: PasswordAct, origin: Origin): Promise<void> {
  await voidLinks(tx, 'reset_password', { userId: owner.userId })
  await voidLinks(tx, 'set_password', { userId: owner.userId })
  await recordAudit(tx, owner, origin, { action: act, subject: 'user', subjectId: owner.userId, details: { device: origin.device } })
  const to = mailboxOf(owner)
  // Who has just chosen his first password from a mail needs no second one about it.
  if (to === undefined || act === 'password.set') return
  await queueMail(tx, {
    to,
    language: owner.language,
    template: 'password_changed',
    facts: { name: owner.name, at: new Date().toISOString(), device: origin.device },
    customerId: owner.customerId,
  })
}
