import type { CustomerRole } from '@anfilada/contract/abilities'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** A member as decisions need him; those who were removed are no members. */
export type MemberFacts = { id: number; roles: readonly CustomerRole[]; status: 'invited' | 'active' }

/** An owner who has a password: an invited one may never come. */
export function isActingOwner({ roles, status }: MemberFacts): boolean {
  return status === 'active' && roles.includes('owner')
}

export function isLastOwner(members: readonly MemberFacts[], memberId: number): boolean {
  const owners = members.filter(isActingOwner)
  return owners.length === 1 && owners[0]?.id === memberId
}

/** The last owner cannot go, nor can he lose the role; whoever decides has locked the customer. */
export function decideMemberChange<M extends MemberFacts>(
  members: readonly M[],
  memberId: number,
  roles: readonly CustomerRole[] | 'the same' | 'none',
): Outcome<M> {
  const member = members.find(({ id }) => id === memberId)
  if (!member) return refuse('member_not_found')
  if (roles === 'the same' || !isLastOwner(members, memberId)) return accept(member)
  if (roles === 'none') return refuse('last_owner')
  return roles.includes('owner') ? accept(member) : refuse('last_owner', 'roles')
}
