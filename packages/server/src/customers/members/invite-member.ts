import type { CustomerRole } from '@anfilada/contract/abilities'
import { type Member, membersAtMost } from '@anfilada/contract/customers/members'
import type { Tx } from '../../db/pool.ts'
import type { ActionRequest } from '../../http/actions.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse, refuseFor } from '../../outcome.ts'
import {
  canonicalLogin,
  createLink,
  customerOf,
  insertMember,
  listMembers,
  mayMailAgain,
  type MemberRow,
  recordAudit,
  takeLogin,
  waitToInvite,
} from '../../identity/index.ts'
import { findCustomerName } from '../customers.reads.ts'
import { countInvitations, lockMembers } from './lock-members.ts'
import { memberAnswer } from './member.presenter.ts'

type Inviting = Pick<ActionRequest<never>, 'caller' | 'origin' | 'identity' | 'language'>
export type Invitation = { name: string; email: string; roles: readonly CustomerRole[] }

/** Invites a person to the customer. What the owner sees is the same whether the address is a login elsewhere or not. */
export async function inviteMember(tx: Tx, inviting: Inviting, invitation: Invitation): Promise<Outcome<Member>> {
  const locked = await lockMembers(tx, inviting.caller)
  if (!locked.ok) return locked
  const members = locked.value
  const customerId = customerOf(inviting.caller)
  if (members.some((member) => isSamePerson(member, invitation.email))) return refuse('member_exists', 'email')
  if (members.length >= membersAtMost) return refuse('too_many_members')
  if (!mayMailAgain(await countInvitations(tx, customerId, invitation.email))) return refuse('mail_just_sent', 'email')
  const wait = await waitToInvite(tx, inviting.caller.userId)
  if (wait > 0) return refuseFor(wait)

  const memberId = await insertMember(tx, { customerId, ...invitation, language: inviting.language })
  await sendInvitation(tx, inviting, { ...invitation, id: memberId })
  await recordAudit(tx, inviting.caller, inviting.origin, {
    action: 'member.invited',
    subject: 'member',
    subjectId: memberId,
    details: { name: invitation.name, roles: invitation.roles },
  })
  return answerOf(tx, customerId, memberId)
}

/** Sends the invitation once more; the link of the one before opens nothing from now on. */
export async function resendInvitation(tx: Tx, inviting: Inviting, memberId: number): Promise<Outcome<Member>> {
  const locked = await lockMembers(tx, inviting.caller)
  if (!locked.ok) return locked
  const customerId = customerOf(inviting.caller)
  const member = locked.value.find(({ id }) => id === memberId)
  if (!member) return refuse('member_not_found')
  if (member.status !== 'invited' || member.email === null) return refuse('invitation_accepted')
  if (!mayMailAgain(await countInvitations(tx, customerId, member.email))) return refuse('mail_just_sent')
  const wait = await waitToInvite(tx, inviting.caller.userId)
  if (wait > 0) return refuseFor(wait)

  await sendInvitation(tx, inviting, { ...member, email: member.email })
  await recordAudit(tx, inviting.caller, inviting.origin, { action: 'member.invited_again', subject: 'member', subjectId: memberId })
  return answerOf(tx, customerId, memberId)
}

function isSamePerson({ login, email }: MemberRow, invited: string): boolean {
  return [login, email].some((known) => known !== null && canonicalLogin(known) === canonicalLogin(invited))
}

/** The link is made in both cases, so that the work is the same; only who gets the login gets the link. */
async function sendInvitation(tx: Tx, inviting: Inviting, member: { id: number; name: string; email: string }): Promise<void> {
  const { caller, identity, language } = inviting
  const customerId = customerOf(caller)
  const hasLogin = await takeLogin(tx, member.id, canonicalLogin(member.email))
  const linkId = await createLink(tx, identity.secrets, 'set_password', { userId: member.id })
  const facts = { name: member.name, customer: (await findCustomerName(tx, customerId)) ?? '', inviter: caller.name }
  const mail = { to: member.email, language, facts, customerId }
  await queueMail(tx, hasLogin ? { ...mail, template: 'member_invited', linkId } : { ...mail, template: 'invited_elsewhere' })
}

async function answerOf(tx: Tx, customerId: number, memberId: number): Promise<Outcome<Member>> {
  const members = await listMembers(tx, customerId)
  const member = members.find(({ id }) => id === memberId)
  return member ? accept(memberAnswer(member, members)) : refuse('member_not_found')
}
