import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordAudit } from '../audit.store.ts'
import { findPasswordOwner } from '../passwords/password-owner.reads.ts'
import { mailSecondFactor } from '../second-factor/announce-second-factor.ts'
import { lockSecondFactor, replaceRecoveryCodes, turnOff } from '../second-factor/second-factor.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { lockCustomer } from './customers.store.ts'
import type { Deciding } from './deciding.ts'
import { type EmployeeRow, lockStaff } from './staff.store.ts'

/** Who lost telephone and recovery codes, and how staff made sure that it is he. */
export type LostFactor = { userId: number; reason: string }

/** The way back for a member of a customer; answers the customer. */
export async function removeMemberFactor(tx: Tx, deciding: Deciding, lost: LostFactor): Promise<Outcome<number>> {
  const member = await findPasswordOwner(tx, lost.userId)
  if (!member || member.customerId === null || !(await lockCustomer(tx, member.customerId))) return refuse('member_not_found')
  return removeFactor(tx, deciding, lost, member.customerId)
}

/** The way back for an employee, by another one: nobody gets around his own second factor. */
export async function removeStaffFactor(tx: Tx, deciding: Deciding, lost: LostFactor): Promise<Outcome<EmployeeRow>> {
  const employee = (await lockStaff(tx)).find(({ id }) => id === lost.userId)
  if (!employee) return refuse('employee_not_found')
  if (employee.id === deciding.caller.userId) return refuse('second_factor_own')
  return removeFactor(tx, deciding, lost, { ...employee, secondFactor: false })
}

/** Whoever signed in with the lost telephone is out at once; the owner reads of it. */
async function removeFactor<T>(tx: Tx, { caller, origin }: Deciding, { userId, reason }: LostFactor, done: T): Promise<Outcome<T>> {
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
