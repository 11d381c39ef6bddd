import type { StaffRole } from '@anfilada/contract/abilities'
import { saidIn } from '@anfilada/contract/company'
import { brands } from '@anfilada/phrases/brands'
import { findCompany } from '../../db/company.reads.ts'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { type Acting, recordAudit } from '../audit/audit.store.ts'
import { closeLogin } from '../close-login.ts'
import { createLink } from '../one-time-links.store.ts'
import { canonicalLogin } from '../sessions/session.rules.ts'
import { endActing } from '../sessions/acting.store.ts'
import { type Deciding, type LostFactor, removeFactor } from '../second-factor/remove-factor.ts'
import { type EmployeeRow, type Invitation, lockStaff, saveInvited, saveStaffRoles } from './staff.store.ts'

/** Sends a link to choose a password; inviting again sends another one. */
export async function inviteEmployee(
  tx: Tx,
  { caller, origin, identity }: Deciding,
  invitation: Omit<Invitation, 'login'>,
): Promise<Outcome<EmployeeRow>> {
  const invited = await addEmployee(tx, { caller, origin }, identity.secrets, invitation)
  if (!invited.ok) return invited
  const { email, name, language } = invitation
  const { employee, linkId } = invited.value
  const company = await findCompany(tx)
  const facts = { name, customer: company ? saidIn(company.facts.names, language) : brands[language], inviter: caller.name }
  await queueMail(tx, { to: email, language, template: 'member_invited', facts, linkId })
  return accept(employee)
}

/** A new employee, or one who was invited before, and a link by which he chooses his password; links of before open nothing. */
export async function addEmployee(
  tx: Tx,
  { caller, origin }: Acting,
  secrets: Pick<Secrets, 'linkToken'>,
  invitation: Omit<Invitation, 'login'>,
): Promise<Outcome<{ employee: EmployeeRow; linkId: string }>> {
  const employee = await saveInvited(tx, { ...invitation, login: canonicalLogin(invitation.email) })
  if (!employee) return refuse('email_taken', 'email')
  const { name, roles } = invitation
  const linkId = await createLink(tx, secrets, 'set_password', { userId: employee.id })
  await recordAudit(tx, caller, origin, { action: 'staff.invited', subject: 'user', subjectId: employee.id, details: { name, roles } })
  return accept({ employee, linkId })
}

/** What the employee does on behalf of a customer ends with it: the new roles may not allow it. */
export async function setEmployeeRoles(
  tx: Tx,
  { caller, origin }: Deciding,
  userId: number,
  roles: StaffRole[],
): Promise<Outcome<EmployeeRow>> {
  const found = await decideOn(tx, userId, roles)
  if (!found.ok) return found
  const employee = found.value
  await saveStaffRoles(tx, userId, roles)
  await endActing(tx, userId)
  const details = { name: employee.name, roles: { from: employee.roles, to: roles } }
  await recordAudit(tx, caller, origin, { action: 'staff.roles_changed', subject: 'user', subjectId: userId, details })
  return accept({ ...employee, roles })
}

export async function removeEmployee(tx: Tx, deciding: Deciding, userId: number): Promise<Outcome<number>> {
  const found = await decideOn(tx, userId, [])
  if (!found.ok) return found
  await closeEmployee(tx, deciding, found.value)
  return accept(userId)
}

/** Sessions, links and secrets of the employee end with it; his name stays in the history. */
export async function closeEmployee(
  tx: Tx,
  { caller, origin }: Acting,
  { id, name, roles }: Pick<EmployeeRow, 'id' | 'name' | 'roles'>,
): Promise<void> {
  await closeLogin(tx, null, id)
  await recordAudit(tx, caller, origin, { action: 'staff.removed', subject: 'user', subjectId: id, details: { name, roles } })
}

/** The way back for an employee, by another one: nobody gets around his own second factor. */
export async function removeStaffFactor(tx: Tx, deciding: Deciding, lost: LostFactor): Promise<Outcome<EmployeeRow>> {
  const employee = (await lockStaff(tx)).find(({ id }) => id === lost.userId)
  if (!employee) return refuse('employee_not_found')
  if (employee.id === deciding.caller.userId) return refuse('second_factor_own')
  return removeFactor(tx, deciding, lost, { ...employee, secondFactor: false })
}

async function decideOn(tx: Tx, userId: number, roles: readonly StaffRole[]): Promise<Outcome<EmployeeRow>> {
  const staff = await lockStaff(tx)
  const employee = staff.find(({ id }) => id === userId)
  if (!employee) return refuse('employee_not_found')
  const admins = staff.filter((each) => each.status === 'active' && each.roles.includes('admin')).map(({ id }) => id)
  const decision = decideStaffRoles(admins, userId, roles)
  return decision.ok ? accept(employee) : decision
}

/** `admins`: those who can sign in now. `roles`: what the employee has afterwards; none when he goes. */
export function decideStaffRoles(admins: readonly number[], userId: number, roles: readonly StaffRole[]): Outcome<readonly StaffRole[]> {
  const remaining = admins.filter((id) => id !== userId || roles.includes('admin'))
  return admins.length > 0 && remaining.length === 0 ? refuse('last_admin') : accept(roles)
}
