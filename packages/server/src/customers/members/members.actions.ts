import { memberActions } from '@anfilada/contract/customers/members'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { customerOf, listMembers } from '../../identity/index.ts'
import { removeMember, setMemberName, setMemberRoles } from './change-member.ts'
import { inviteMember, resendInvitation } from './invite-member.ts'
import { memberAnswer } from './member.presenter.ts'

export const membersFeature = feature(memberActions, {
  list_members: async ({ caller, pool }) => {
    const members = await listMembers(pool, customerOf(caller))
    return accept({ result: members.map((member) => memberAnswer(member, members)) })
  },

  invite_member: async ({ input, pool, once, ...inviting }) =>
    resultOf(
      await answerOnce(pool, once, (tx) => inviteMember(tx, inviting, { name: input.name, email: input.email, roles: input.roles })),
    ),

  resend_invitation: async ({ input, pool, once, ...inviting }) =>
    resultOf(await answerOnce(pool, once, (tx) => resendInvitation(tx, inviting, input.member_id))),

  set_member_name: async ({ input, pool, once, ...acting }) =>
    resultOf(await answerOnce(pool, once, (tx) => setMemberName(tx, acting, { memberId: input.member_id, name: input.name }))),

  set_member_roles: async ({ input, pool, once, ...acting }) =>
    resultOf(await answerOnce(pool, once, (tx) => setMemberRoles(tx, acting, { memberId: input.member_id, roles: input.roles }))),

  remove_member: async ({ input, pool, once, ...acting }) =>
    resultOf(await answerOnce(pool, once, (tx) => removeMember(tx, acting, input.member_id))),
})

function resultOf<T>(outcome: Outcome<T>): Outcome<{ result: T }> {
  return outcome.ok ? accept({ result: outcome.value }) : outcome
}
