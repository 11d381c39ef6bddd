import type { MailFacts } from '@anfilada/contract/mails'
import type { Tx } from '../../db/pool.ts'
import type { Origin } from '../../http/identity.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findPasswordOwner, mailboxOf, type PasswordOwner } from '../passwords/password-owner.reads.ts'

/** Writes down what happened to the second factor, and tells its owner. */
export async function announceSecondFactor(tx: Tx, userId: number, state: 'on' | 'off' | 'recovered', origin: Origin): Promise<void> {
  const owner = await findPasswordOwner(tx, userId)
  if (!owner) return
  await recordAudit(tx, owner, origin, { action: `second_factor.${state}`, subject: 'user', subjectId: userId })
  await mailSecondFactor(tx, owner, state)
}

export async function mailSecondFactor(tx: Tx, owner: PasswordOwner, state: MailFacts['second_factor_changed']['state']): Promise<void> {
  const to = mailboxOf(owner)
  if (to === undefined) return
  const { name, language, customerId } = owner
  await queueMail(tx, { to, language, template: 'second_factor_changed', facts: { name, at: new Date().toISOString(), state }, customerId })
}
