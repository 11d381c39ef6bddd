import type { CustomerKind, UserData } from '@anfilada/contract/accounts'
import type { Role } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../db/pool.ts'
import { idleHours, sessionDays, touchMinutes } from './session.rules.ts'

export type SessionUser = {
  userId: number
  name: string
  roles: Role[]
  customerId: number | null
  onBehalf: boolean
  sessionId: number
  stale: boolean
}

/** The user of a live session; `stale` when its last sight should be noted again. */
export async function findSession(db: Db, hash: Buffer): Promise<SessionUser | undefined> {
  const { rows } = await db.query<SessionUser>({
    name: 'session_find',
    text: `select users.id as "userId", users.name, users.roles, coalesce(sessions.acts_for, users.customer_id) as "customerId",
                  sessions.acts_for is not null as "onBehalf", sessions.id as "sessionId",
                  sessions.last_seen_at < now() - interval '${touchMinutes} minutes' as stale
           from sessions join users on users.id = sessions.user_id
             left join customers on customers.id = coalesce(sessions.acts_for, users.customer_id)
           where sessions.token_hash = $1 and users.status = 'active' and customers.status is distinct from 'blocked' and sessions.expires_at > now() and sessions.last_seen_at > now() - interval '${idleHours} hours'`,
    values: [hash],
  })
  return rows[0]
}

export async function touchSession(db: Db, hash: Buffer): Promise<void> {
  await db.query({ name: 'session_touch', text: 'update sessions set last_seen_at = now() where sessions.token_hash = $1', values: [hash] })
}

export async function insertSession(db: Db, hash: Buffer, userId: number): Promise<void> {
  await db.query({
    name: 'session_insert',
    text: `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '${sessionDays} days')`,
    values: [hash, userId],
  })
}

/** False when there was no such session, or it was over. */
export async function deleteSession(db: Db, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session_delete',
    text: `delete from sessions where sessions.token_hash = $1
             and sessions.expires_at > now() and sessions.last_seen_at > now() - interval '${idleHours} hours'`,
    values: [hash],
  })
  return rowCount === 1
}

/** Sessions that are over; a job calls it. */
export async function deleteDeadSessions(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'session_sweep',
    text: `delete from sessions where sessions.expires_at <= now() or sessions.last_seen_at <= now() - interval '${idleHours} hours'`,
    values: [],
  })
  return rowCount ?? 0
}

type LoginUser = {
  id: number
  passwordHash: string
  login: string
  name: string
  kind: CustomerKind | null
  roles: Role[]
  customerId: number | null
  customerName: string | null
  language: Language
  newsMark: boolean
}

export async function findLogin(db: Db, login: string): Promise<LoginUser | undefined> {
  const { rows } = await db.query<LoginUser>({
    name: 'login_find',
    text: `select users.id, users.password_hash as "passwordHash", users.login, users.name, users.roles, users.language,
                  users.news_mark as "newsMark", users.customer_id as "customerId", customers.kind, customers.name as "customerName"
           from users left join customers on customers.id = users.customer_id
           where users.login = $1`,
    values: [login],
  })
  return rows[0]
}

export function userDataOf(user: LoginUser): UserData {
  return {
    login: user.login,
    name: user.name,
    kind: user.kind,
    roles: user.roles,
    customer_id: user.customerId,
    customer_name: user.customerName,
    language: user.language,
    news_mark: user.newsMark,
  }
}
