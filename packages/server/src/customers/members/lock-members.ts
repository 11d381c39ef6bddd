import type { Db, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { customerOf, type Lately, listMembers, lockPeople, type MemberRow } from '../../identity/index.ts'
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

/** Invitations that this customer had sent to the address. */
export async function countInvitations(db: Db, customerId: number, email: string): Promise<Lately> {
  const { rows } = await db.query({
    name: 'invitations_count',
    text: `select count(*) filter (where mails.created_at > now() - interval '1 minute') as "lastMinute", count(*) as "lastDay"
           from offered_mails as mails
           where lower(mails.recipient) = lower($2) and mails.customer_id = $1
             and mails.template in ('member_invited', 'invited_elsewhere') and mails.created_at > now() - interval '1 day'`,
    values: [customerId, email],
  })
  return rows[0] ?? { lastMinute: 0, lastDay: 0 }
}
