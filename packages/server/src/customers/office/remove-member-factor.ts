import type { Tx } from '../../db/pool.ts'
import { type Deciding, findPasswordOwner, type LostFactor, removeFactor } from '../../identity/index.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { lockCustomer } from '../customers.store.ts'

/** The way back for a member of a customer; answers the customer. */
export async function removeMemberFactor(tx: Tx, deciding: Deciding, lost: LostFactor): Promise<Outcome<number>> {
  const member = await findPasswordOwner(tx, lost.userId)
  if (!member || member.customerId === null || !(await lockCustomer(tx, member.customerId))) return refuse('member_not_found')
  return removeFactor(tx, deciding, lost, member.customerId)
}
