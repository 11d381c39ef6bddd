import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Member } from '@anfilada/contract/customers/members'
import type { Tx } from '../../db/pool.ts'
import type { ActionRequest } from '../../http/actions.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { closeLogin, customerOf, type MemberRow, recordAudit, saveName, saveRoles } from '../../identity/index.ts'
import { lockMembers } from './lock-members.ts'
import { decideMemberChange } from './members.rules.ts'
import { memberAnswer } from './member.presenter.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** A guide sees the orders that carry his name from now on (decision 0007). */
export async function setMemberName(
  tx: Tx,
  { caller, origin }: Acting,
  { memberId, name }: { memberId: number; name: string },
): Promise<Outcome<Member>> {
  const locked = await lockMembers(tx, caller)
  if (!locked.ok) return locked
  const decision = decideMemberChange(locked.value, memberId, 'the same')
  if (!decision.ok) return decision

  await saveName(tx, memberId, name)
  const details = { from: decision.value.name, to: name }
  await recordAudit(tx, caller, origin, { action: 'member.name_changed', subject: 'member', subjectId: memberId, details })
  return answerOf(locked.value, { ...decision.value, name })
}

/** From the next request on the member may what the new roles give; live events are asked for anew. */
export async function setMemberRoles(
  tx: Tx,
  { caller, origin }: Acting,
  { memberId, roles }: { memberId: number; roles: CustomerRole[] },
): Promise<Outcome<Member>> {
  const locked = await lockMembers(tx, caller)
  if (!locked.ok) return locked
  const decision = decideMemberChange(locked.value, memberId, roles)
  if (!decision.ok) return decision

  await saveRoles(tx, memberId, roles)
  const details = { name: decision.value.name, from: decision.value.roles, to: roles }
  await recordAudit(tx, caller, origin, { action: 'member.roles_changed', subject: 'member', subjectId: memberId, details })
  return answerOf(locked.value, { ...decision.value, roles })
}

/** The member's sessions, links and keys end with it; what he did keeps his name. An invitation is taken back in the same way. */
export async function removeMember(tx: Tx, { caller, origin }: Acting, memberId: number): Promise<Outcome<{ id: number }>> {
  const locked = await lockMembers(tx, caller)
  if (!locked.ok) return locked
  const decision = decideMemberChange(locked.value, memberId, 'none')
  if (!decision.ok) return decision

  const { name, roles } = decision.value
  await closeLogin(tx, customerOf(caller), memberId)
  await recordAudit(tx, caller, origin, { action: 'member.removed', subject: 'member', subjectId: memberId, details: { name, roles } })
  return accept({ id: memberId })
}

function answerOf(before: readonly MemberRow[], changed: MemberRow): Outcome<Member> {
  return accept(
    memberAnswer(
      changed,
      before.map((member) => (member.id === changed.id ? changed : member)),
    ),
  )
}
