import { membersAtMost } from '@anfilada/contract/customers/members'
import type { MemberRow } from '@anfilada/contract/interchange/customers'
import type { Tx } from '../../db/pool.ts'
import {
  type Acting,
  canonicalLogin,
  changesBetween,
  insertMember,
  listMembers,
  lockPeople,
  lockProfile,
  recordAudit,
  saveName,
  saveProfile,
  saveRoles,
  takeLogin,
} from '../../identity/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideMemberChange } from '../members/members.rules.ts'

/** With the login that he has or gets. */
type Taken = Omit<MemberRow, 'customer' | 'login'> & { login: string }

/**
 * A member without a password, whom no mail tells of it: the links leave when staff send them from the customer's card
 * (`resend_customer_link`). Staff are told of a login that somebody has, a customer is not (decision 0015).
 */
export async function addMember(tx: Tx, { caller, origin }: Acting, customerId: number, member: Taken): Promise<Outcome<number>> {
  const { email, login, name, phone, language, roles } = member
  if (email === null) return { ok: false, refusal: 'invalid_fields', fields: { email: 'required' } }
  await lockPeople(tx, customerId)
  const members = await listMembers(tx, customerId)
  if (members.some((known) => known.email !== null && canonicalLogin(known.email) === canonicalLogin(email)))
    return refuse('member_exists', 'email')
  if (members.length >= membersAtMost) return refuse('too_many_members', 'customer')
  const userId = await insertMember(tx, { customerId, name, email, roles, language })
  if (!(await takeLogin(tx, userId, login))) return refuse('email_taken', 'login')
  if (phone !== null) await saveProfile(tx, userId, { name, phone, language })
  const about = { subject: 'member', subjectId: userId, customerId }
  await recordAudit(tx, caller, origin, { action: 'member.added', ...about, details: { name, roles } })
  return accept(userId)
}

/** His name, roles, telephone and language; his e-mail he changes himself, since a link to it opens his login. */
export async function changeMember(tx: Tx, { caller, origin }: Acting, customerId: number, member: Taken): Promise<Outcome<number>> {
  await lockPeople(tx, customerId)
  const members = await listMembers(tx, customerId)
  const before = members.find(({ login }) => login === member.login)
  if (!before) return refuse('member_elsewhere', 'customer')
  if (before.email !== member.email) return refuse('member_email_own', 'email')
  const decision = decideMemberChange(members, before.id, member.roles)
  if (!decision.ok) return decision

  const { id: userId, name, roles } = before
  const about = { subject: 'member', subjectId: userId, customerId }
  if (roles.toSorted().join() !== member.roles.toSorted().join()) {
    await saveRoles(tx, userId, member.roles)
    await recordAudit(tx, caller, origin, { action: 'member.roles_changed', ...about, details: { name, from: roles, to: member.roles } })
  }
  if (name !== member.name) {
    await saveName(tx, userId, member.name)
    await recordAudit(tx, caller, origin, { action: 'member.name_changed', ...about, details: { from: name, to: member.name } })
  }
  const profile = { name: member.name, phone: member.phone, language: member.language }
  const fields = Object.keys(changesBetween(await lockProfile(tx, userId), profile))
  if (fields.length > 0) {
    await saveProfile(tx, userId, profile)
    await recordAudit(tx, caller, origin, { action: 'member.profile_changed', ...about, details: { fields } })
  }
  return accept(userId)
}
