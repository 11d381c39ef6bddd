import type { StaffRole } from '@anfilada/contract/abilities'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import type { Db, Tx } from '../../db/pool.ts'
import { onlyRow } from '../../db/statement-rows.ts'

export type EmployeeRow = {
  id: number
  name: string
  login: string
  email: string | null
  roles: StaffRole[]
  status: 'invited' | 'active'
  secondFactor: boolean
  lastLoginAt: Date | null
}

const columns = `users.id, users.name, users.login, users.email, users.roles, users.status, users.totp_since is not null as "secondFactor",
  users.last_login_at as "lastLoginAt"`
const employed = `users.customer_id is null and users.status <> 'removed'`

export function employeeAnswer({ secondFactor, lastLoginAt, ...employee }: EmployeeRow): OfficeEmployee {
  return { ...employee, second_factor: secondFactor, last_login_at: lastLoginAt?.toISOString() ?? null }
}

export async function listStaff(db: Db): Promise<EmployeeRow[]> {
  const { rows } = await db.query({
    name: 'staff_list',
    text: `select ${columns} from users where ${employed} order by users.name, users.id`,
    values: [],
  })
  return rows
}

/** Everybody, locked in one order: two administrators who remove each other do so one after the other, and the second finds himself gone. */
export async function lockStaff(tx: Tx): Promise<EmployeeRow[]> {
  const { rows } = await tx.query({
    name: 'staff_lock',
    text: `select ${columns} from users where ${employed} order by users.id for no key update`,
    values: [],
  })
  return rows
}

/** Whether anybody can sign in who may let others into the office. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await db.query({
    name: 'staff_has_admin',
    text: `select exists (select from users where users.customer_id is null and users.status = 'active' and 'admin' = any (users.roles)) as found`,
    values: [],
  })
  return onlyRow(rows).found
}

export type Invitation = { login: string; email: string; name: string; roles: StaffRole[]; language: OfficeLanguage }

/** A new employee, or one who has not chosen a password yet, invited again; undefined when the login is somebody else's. */
export async function saveInvited(tx: Tx, { login, email, name, roles, language }: Invitation): Promise<EmployeeRow | undefined> {
  const { rows } = await tx.query({
    name: 'staff_invite',
    text: `insert into users (login, email, name, roles, language, status) values ($1, $2, $3, $4, $5, 'invited')
           on conflict (login) do update set name = excluded.name, email = excluded.email, roles = excluded.roles, language = excluded.language
             where users.customer_id is null and users.status = 'invited'
           returning ${columns}`,
    values: [login, email, name, roles, language],
  })
  return rows[0]
}

export async function saveStaffRoles(tx: Tx, userId: number, roles: readonly StaffRole[]): Promise<void> {
  await tx.query({ name: 'staff_roles', text: 'update users set roles = $2 where users.id = $1', values: [userId, roles] })
}
