import type { Pool, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { checkOwnPassword, closeLogin, customerOf, lockPassword, lockPeople, recordAudit } from '../../identity/index.ts'
import { isLastOwner } from '../members/members.rules.ts'
import { listMembers } from '../members/members.store.ts'
import { eraseCustomer, erasePerson, findCustomerKind } from './erasure.store.ts'

/** Who goes; `closesCustomer`: with him goes the customer, who is this very person. */
export type Leaving = { customerId: number; userId: number; name: string; closesCustomer: boolean }

/** A member who erases his data proves that he is who signed in; answers the hash of the password, for `lockLeaving`. Employees ask their employer. */
export async function proveLeaving(pool: Pool, caller: Caller, password: string): Promise<Outcome<string>> {
  if (caller.customerId === null) return refuse('forbidden')
  return checkOwnPassword(pool, caller.userId, password, 'password')
}

/** Decides on locked members who goes. A company cannot be left without an owner; an individual goes with his customer. */
export async function lockLeaving(tx: Tx, caller: Caller, passwordHash: string): Promise<Outcome<Leaving>> {
  const customerId = customerOf(caller)
  await lockPeople(tx, customerId)
  if (!(await lockPassword(tx, caller.userId, passwordHash))) return refuse('wrong_password', 'password')
  const closesCustomer = isLastOwner(await listMembers(tx, customerId), caller.userId)
  if (closesCustomer && (await findCustomerKind(tx, customerId)) === 'legal_entity') return refuse('sole_owner')
  return accept({ customerId, userId: caller.userId, name: caller.name, closesCustomer })
}

/** Ends the login and forgets the person: what stays bears his number and not his name. The audit log is kept as it was written. */
export async function eraseLogin(tx: Tx, origin: Origin, { customerId, userId, name, closesCustomer }: Leaving): Promise<void> {
  await recordAudit(tx, { userId, name, customerId }, origin, { action: 'personal_data.erased', subject: 'user', subjectId: userId })
  const leaving = closesCustomer ? (await listMembers(tx, customerId)).map(({ id }) => id) : [userId]
  for (const id of leaving) {
    await erasePerson(tx, id)
    await closeLogin(tx, customerId, id)
  }
  if (closesCustomer) await eraseCustomer(tx, customerId)
}
