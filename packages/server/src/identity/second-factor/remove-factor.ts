import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Acting, recordAudit } from '../audit/audit.store.ts'
import { findPasswordOwner } from '../passwords/password-owner.reads.ts'
import { mailSecondFactor } from './announce-second-factor.ts'
import { lockSecondFactor, replaceRecoveryCodes, turnOff } from './second-factor.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin, ServerIdentity } from '../../http/identity.ts'

/** Who decides, from where, and with whose secrets the links of the mails are made. */
export type Deciding = { caller: Caller; origin: Origin; identity: ServerIdentity }

/** Who lost telephone and recovery codes, and how staff made sure that it is he. */
export type LostFactor = { userId: number; reason: string }

/** Whoever signed in with the lost telephone is out at once; the owner reads of it. */
export async function removeFactor<T>(tx: Tx, { caller, origin }: Acting, { userId, reason }: LostFactor, done: T): Promise<Outcome<T>> {
  const factor = await lockSecondFactor(tx, userId)
  const owner = await findPasswordOwner(tx, userId)
  if (!factor?.on || !owner) return refuse('second_factor_off')
  await turnOff(tx, userId)
  await replaceRecoveryCodes(tx, userId, [])
  await endSessions(tx, userId)
  const { name, customerId } = owner
  const entry = { action: 'second_factor.removed', subject: 'user', subjectId: userId, customerId, details: { name, reason } } as const
  await recordAudit(tx, caller, origin, entry)
  await mailSecondFactor(tx, owner, 'removed')
  return accept(done)
}
