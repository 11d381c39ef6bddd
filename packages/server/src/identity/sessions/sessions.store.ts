import { outboxPosition } from '../../db/outbox.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { byKey, readTogether } from '../../db/read-together.ts'
import type { Origin } from '../../http/identity.ts'
import { idleHours, mustEnrol, sessionDays, touchMinutes } from './session.rules.ts'

/** Who the user behind a session is. */
const userSql = `users.id as "userId", users.name, users.roles, coalesce(sessions.acts_for, users.customer_id) as "customerId",
                  sessions.acts_for is not null as "onBehalf", sessions.id as "sessionId",
                  ${mustEnrol} as "mustEnrol"`
/** The user of a session, and the customer whose blocking ends it. */
const joinedSql = `join users on users.id = sessions.user_id
             left join login_customers as customers on customers.id = coalesce(sessions.acts_for, users.customer_id)`
const livesSql = `users.status = 'active' and customers.status is distinct from 'blocked' and sessions.expires_at > now() and sessions.last_seen_at > now() - interval '${idleHours} hours'`

const sessionsByToken = {
  name: 'sessions_find',
  text: `select asked.place::integer as place, ${userSql},
                  sessions.last_seen_at < now() - interval '${touchMinutes} minutes' as stale
           from unnest($1::bytea[]) with ordinality as asked (token_hash, place)
             join sessions on sessions.token_hash = asked.token_hash ${joinedSql}
           where ${livesSql}`,
} as const

/** The user of a live session; `stale` when its last sight should be noted again, `mustEnrol`: an employee who has to turn on the second factor first. */
export const findSession = readTogether(async (db, hashes: readonly Buffer[]) => {
  const { rows } = await db.query({ ...sessionsByToken, values: [hashes] })
  return byKey(rows, hashes)
})

/** The same by the number of the session, which is not touched. */
export async function findSessionByNumber(db: Db, sessionId: number) {
  const { rows } = await db.query({
    name: 'session_by_number',
    text: `select ${userSql} from sessions ${joinedSql} where sessions.id = $1 and ${livesSql}`,
    values: [sessionId],
  })
  return rows[0]
}

export async function touchSession(db: Db, hash: Buffer): Promise<void> {
  await db.query({ name: 'session_touch', text: 'update sessions set last_seen_at = now() where sessions.token_hash = $1', values: [hash] })
}

/** `livePosition`: where live events stood. */
export type OpenedSession = { id: number; livePosition: string }

/** A session lives from the moment of its making: it never takes over a token that was there before. */
export async function insertSession(db: Db, hash: Buffer, userId: number, { device, address }: Origin): Promise<OpenedSession> {
  const { rows } = await db.query({
    name: 'session_insert',
    text: `insert into sessions (token_hash, user_id, device, address, expires_at)
           values ($1, $2, $3, $4, now() + interval '${sessionDays} days')
           returning sessions.id, ${outboxPosition} as "livePosition"`,
    values: [hash, userId, device, address],
  })
  return onlyRow(rows)
}

/** A login in more browsers than these loses the one that was used longest ago; employees on behalf have one of their own rules. */
const sessionsAtOnce = 20

/** Ends what a login has beyond that; answers the numbers of the sessions that ended. */
export async function endOldestSessions(tx: Tx, userId: number): Promise<number[]> {
  const { rows } = await tx.query({
    name: 'sessions_end_oldest',
    text: `delete from sessions where sessions.id in (
             select own.id from sessions own where own.user_id = $1 and own.acts_for is null
             order by own.last_seen_at desc, own.id desc offset ${sessionsAtOnce}
           ) returning sessions.id`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
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

/** False when the user has no such session. */
export async function endSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session_end',
    text: 'delete from sessions where sessions.user_id = $1 and sessions.id = $2',
    values: [userId, sessionId],
  })
  return rowCount === 1
}

/** Ends all sessions of the user, but for one where it is named; answers how many there were. */
export async function endSessions(db: Db, userId: number, except: number | null = null): Promise<number> {
  const { rowCount } = await db.query({
    name: 'sessions_end',
    text: 'delete from sessions where sessions.user_id = $1 and sessions.id is distinct from $2::bigint',
    values: [userId, except],
  })
  return rowCount ?? 0
}

/** Every session of the customer's members, and of employees on its behalf. */
export async function endCustomerSessions(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'customer_sessions_end',
    text: `delete from sessions
           where sessions.acts_for = $1 or sessions.user_id in (select users.id from users where users.customer_id = $1)`,
    values: [customerId],
  })
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

export async function noteLogin(db: Db, userId: number): Promise<void> {
  await db.query({ name: 'login_note', text: 'update users set last_login_at = now() where users.id = $1', values: [userId] })
}
