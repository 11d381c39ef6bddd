import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { sqlState } from '../../db/transaction.ts'

const uniqueViolation = '23505'

export type MemberRow = {
  id: number
  name: string
  email: string | null
  login: string
  roles: CustomerRole[]
  status: 'invited' | 'active'
  invitedUntil: Date | null
  lastLoginAt: Date | null
}

/** The members of a customer, the removed ones not among them: owners first, then by name. */
export async function listMembers(db: Db, customerId: number): Promise<MemberRow[]> {
  const { rows } = await db.query({
    name: 'members_list',
    text: `select users.id, users.name, users.email, users.login, users.roles, users.status, users.last_login_at as "lastLoginAt",
                  case when users.status = 'invited' then
                    (select max(one_time_links.expires_at) from one_time_links
                     where one_time_links.user_id = users.id and one_time_links.purpose = 'set_password')
                  end as "invitedUntil"
           from users where users.customer_id = $1 and users.status <> 'removed'
           order by not users.roles @> '{owner}', users.name, users.id`,
    values: [customerId],
  })
  return rows
}

export type NewMember = { customerId: number; name: string; email: string; roles: readonly CustomerRole[]; language: Language }

/** An invited member without a login yet: `takeLogin` gives him one if nobody has it. No login that people type begins with a space. */
export async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  const { rows } = await tx.query({
    name: 'member_insert',
    text: `insert into users (customer_id, login, name, email, roles, language, status)
           values ($1, ' ' || gen_random_uuid(), $2, $3, $4, $5, 'invited') returning users.id`,
    values: [member.customerId, member.name, member.email, member.roles, member.language],
  })
  return onlyRow(rows).id
}

/** Gives an invited member his login; false when somebody else has it, or gets it at this moment: the unique index decides. */
export async function takeLogin(tx: Tx, userId: number, login: string): Promise<boolean> {
  await tx.query({ text: 'savepoint take_login' })
  try {
    await tx.query({ name: 'login_take', text: 'update users set login = $2 where users.id = $1', values: [userId, login] })
    return true
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    await tx.query({ text: 'rollback to savepoint take_login' })
    return false
  }
}

export async function saveName(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.query({ name: 'member_name', text: 'update users set name = $2 where users.id = $1', values: [userId, name] })
}

export async function saveRoles(tx: Tx, userId: number, roles: readonly CustomerRole[]): Promise<void> {
  await tx.query({ name: 'member_roles', text: 'update users set roles = $2 where users.id = $1', values: [userId, roles] })
}

/** An owner, or who has his session, mails no more strangers than this in our name. */
const invitationsAnHour = 30

/** Seconds until the user may invite again; 0: now. The customer's people are locked, so that two at once are counted. */
export async function waitToInvite(tx: Tx, userId: number): Promise<number> {
  const { rows } = await tx.query({
    name: 'invitations_wait',
    text: `select ceil(extract(epoch from lately.at + interval '1 hour' - now()))::integer as wait
           from audit_log lately
           where lately.actor_id = $1 and lately.action in ('member.invited', 'member.invited_again') and lately.at > now() - interval '1 hour'
           order by lately.id desc offset ${invitationsAnHour - 1} limit 1`,
    values: [userId],
  })
  return rows[0]?.wait ?? 0
}

/** The first lock of whoever changes who belongs to a customer or holds its keys: two at once must not pass a limit together. */
export async function lockPeople(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'people_lock',
    text: 'select from login_customers as customers where customers.id = $1 for no key update',
    values: [customerId],
  })
}
