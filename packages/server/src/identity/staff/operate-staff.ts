import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { newToken } from '../../secrets.ts'
import { type Acting, recordAudit } from '../audit/audit.store.ts'
import { removeFactor } from '../second-factor/remove-factor.ts'
import { canonicalLogin } from '../sessions/session.rules.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { addEmployee, closeEmployee } from './change-staff.ts'
import { type EmployeeRow, lockStaff } from './staff.store.ts'

// What the operator of the machine does about employees on the command line, where nobody has signed in (decision 0065).

/** The operator in the audit log: the command, and whoever ran it on which machine; nobody of the portal. */
export function operator(by: string, command = 'admin'): Acting {
  return { caller: { userId: null, name: `npm run ${command} (${by})`, customerId: null }, origin: { address: null } }
}

type NewAdmin = { email: string; name: string | undefined; language: OfficeLanguage }

/**
 * Makes an administrator, or gives one who has not chosen his password yet another link. Answers the token of the link, which is told to the
 * operator alone: its hash is kept, and it is made by chance, so that no SECRET_KEY is needed here. Refuses `email_taken`: somebody signs in with it.
 */
export async function createAdmin(tx: Tx, acting: Acting, { email, name, language }: NewAdmin): Promise<Outcome<{ token: string }>> {
  const before = await findEmployee(tx, email)
  const token = newToken()
  const roles = [...new Set([...(before?.roles ?? []), 'admin' as const])]
  const invitation = { email, name: name ?? before?.name ?? email.slice(0, email.indexOf('@')), roles, language }
  const added = await addEmployee(tx, acting, { linkToken: () => token }, invitation)
  return added.ok ? accept({ token }) : added
}

/**
 * Closes a login for good, with its sessions, links and secrets. The last administrator's, too: whoever stands at the command line makes
 * another one, and a stolen login must not stay open because it is the only one. Refuses `employee_not_found`.
 */
export async function disableEmployee(tx: Tx, acting: Acting, login: string): Promise<Outcome<EmployeeRow>> {
  const employee = await findEmployee(tx, login)
  if (!employee) return refuse('employee_not_found')
  await closeEmployee(tx, acting, employee)
  return accept(employee)
}

/** The way back for an administrator whom no other one can help. Refuses `employee_not_found`, `second_factor_off`. */
export async function removeFactorOf(tx: Tx, acting: Acting, login: string, reason: string): Promise<Outcome<EmployeeRow>> {
  const employee = await findEmployee(tx, login)
  if (!employee) return refuse('employee_not_found')
  return removeFactor(tx, acting, { userId: employee.id, reason }, employee)
}

/** Everywhere, and on behalf of customers; the login stays. Answers how many ended. Refuses `employee_not_found`. */
export async function endSessionsOf(tx: Tx, { caller, origin }: Acting, login: string): Promise<Outcome<number>> {
  const employee = await findEmployee(tx, login)
  if (!employee) return refuse('employee_not_found')
  const ended = await endSessions(tx, employee.id)
  const details = { name: employee.name, ended }
  await recordAudit(tx, caller, origin, { action: 'session.all_ended', subject: 'user', subjectId: employee.id, details })
  return accept(ended)
}

/** By the login as people type it; locked with everybody else, as the office's own acts do. */
async function findEmployee(tx: Tx, login: string): Promise<EmployeeRow | undefined> {
  const typed = canonicalLogin(login)
  return (await lockStaff(tx)).find((employee) => employee.login === typed)
}
