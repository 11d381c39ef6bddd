import type { Pool, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { checkOwnPassword, customerOf, listMembers, lockPassword, lockPeople } from '../../identity/index.ts'
import { isLastOwner } from '../members/members.rules.ts'
import { findCustomerKind } from './erasure.store.ts'

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
