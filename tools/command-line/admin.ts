import { hostname, userInfo } from 'node:os'
import { officeStaffActions } from '@anfilada/contract/identity/office-staff'
import { addressOfScreen } from '@anfilada/contract/screens'
import type { Tx } from '../../packages/server/src/db/pool.ts'
import { inTransaction } from '../../packages/server/src/db/transaction.ts'
import type { Acting } from '../../packages/server/src/identity/audit/audit.store.ts'
import {
  createAdmin,
  disableEmployee,
  endSessionsOf,
  operator,
  removeFactorOf,
} from '../../packages/server/src/identity/staff/operate-staff.ts'
import { listStaff } from '../../packages/server/src/identity/staff/staff.store.ts'
import type { Outcome } from '../../packages/server/src/outcome.ts'
import { Fault, type Sentence } from '../fault.ts'
import { readSettings } from '../launch/config.ts'
import { sentences } from '../sentences.ts'
import { type Asked, exitCodes } from './command.ts'
import { withPool } from './database.ts'
import { WrongUsage } from './read-line.ts'

/** As the office's own form takes them. */
const field = officeStaffActions.invite_staff.input.shape

function read<T>(schema: { safeParse(typed: unknown): { success: true; data: T } | { success: false } }, typed: string | undefined): T {
  const parsed = schema.safeParse(typed)
  if (!parsed.success) throw new WrongUsage(sentences.badValue(typed ?? ''))
  return parsed.data
}

/** The link is for whoever stands at the terminal: no mail is sent, and nothing else keeps it. */
export async function createAdministrator({ operands: [typed = ''], options }: Asked): Promise<number> {
  const email = read(field.email, typed)
  const name = options['name'] === undefined ? undefined : read(field.name, options['name'])
  const language = read(field.mail_language, options['language']) ?? 'ru'
  const { publicOrigin = '' } = readSettings()
  const { token } = await act(email, (tx, acting) => createAdmin(tx, acting, { email, name, language }))
  console.log(`${addressOfScreen(publicOrigin, '/password')}#${token}`)
  return exitCodes.done
}

export async function listEmployees(): Promise<number> {
  const staff = await withPool(listStaff)
  const lines = staff.map(({ login, name, roles, status, secondFactor, lastLoginAt }) =>
    [login, name, roles.join(','), status, secondFactor ? 'second factor' : '—', lastLoginAt?.toISOString() ?? '—'].join('\t'),
  )
  console.log(lines.length > 0 ? lines.join('\n') : sentences.nobodyInOffice().join('\n'))
  return exitCodes.done
}

export async function disable({ operands: [login = ''] }: Asked): Promise<number> {
  const { name } = await act(login, (tx, acting) => disableEmployee(tx, acting, login))
  return tell(sentences.employeeDisabled(login, name))
}

export async function removeFactor({ operands: [login = ''], options: { reason = '' } }: Asked): Promise<number> {
  const { name } = await act(login, (tx, acting) => removeFactorOf(tx, acting, login, reason))
  return tell(sentences.factorRemoved(login, name))
}

export async function endSessions({ operands: [login = ''] }: Asked): Promise<number> {
  return tell(sentences.sessionsEnded(login, await act(login, (tx, acting) => endSessionsOf(tx, acting, login))))
}

function tell(sentence: Sentence): number {
  console.log(sentence.join('\n'))
  return exitCodes.done
}

/** One transaction with its line of the audit log; a refusal is one sentence. */
async function act<T>(login: string, work: (tx: Tx, acting: Acting) => Promise<Outcome<T>>): Promise<T> {
  const acting = operator(`${userInfo().username}@${hostname()}`)
  const outcome = await withPool((pool) => inTransaction(pool, (tx) => work(tx, acting)))
  if (outcome.ok) return outcome.value
  throw new Fault(refusals[outcome.refusal]?.(login) ?? sentences.refused(outcome.refusal))
}

const refusals: Readonly<Record<string, (login: string) => Sentence>> = {
  email_taken: sentences.loginTaken,
  employee_not_found: sentences.noSuchEmployee,
  second_factor_off: sentences.factorIsOff,
}
