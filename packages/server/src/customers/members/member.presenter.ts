import type { Member } from '@anfilada/contract/customers/members'
import type { MemberRow } from '../../identity/index.ts'
import { isLastOwner } from './members.rules.ts'

/** How the owners of the customer read a member. The login of an invited one is the address of the invitation, whether it is taken or not. */
export function memberAnswer(row: MemberRow, members: readonly MemberRow[]): Member {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    login: row.status === 'invited' ? (row.email ?? row.login) : row.login,
    roles: row.roles,
    status: row.status,
    invited_until: row.invitedUntil?.toISOString() ?? null,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    last_owner: isLastOwner(members, row.id),
  }
}
