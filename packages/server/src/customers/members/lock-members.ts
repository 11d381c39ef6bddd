import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { customerOf, listMembers, lockPeople, type MemberRow } from '../../identity/index.ts'
import { isActingOwner } from './members.rules.ts'

/**
 * The members, kept as they are until the transaction ends: whoever changes them locks their customer first. The one who asks is looked at
 * again: of two owners who remove each other at once, the second is no owner any more.
 */
export async function lockMembers(tx: Tx, caller: Caller): Promise<Outcome<MemberRow[]>> {
  const customerId = customerOf(caller)
  await lockPeople(tx, customerId)
  const members = await listMembers(tx, customerId)
  return members.some((member) => member.id === caller.userId && isActingOwner(member)) ? accept(members) : refuse('forbidden')
}
