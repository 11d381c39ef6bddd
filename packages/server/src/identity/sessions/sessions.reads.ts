import type { Db } from '../../db/pool.ts'
import { idleHours } from './session.rules.ts'

export type SessionRow = {
  id: number
  device: string | null
  address: string | null
  createdAt: Date
  lastSeenAt: Date
  actingFor: string | null
}

/** The live sessions of a user, the last used first. */
export async function listSessions(db: Db, userId: number): Promise<SessionRow[]> {
  const { rows } = await db.query({
    name: 'sessions_of_user',
    text: `select sessions.id, sessions.device, host(sessions.address) as address, sessions.created_at as "createdAt",
                  sessions.last_seen_at as "lastSeenAt", customers.name as "actingFor"
           from sessions left join login_customers as customers on customers.id = sessions.acts_for
           where sessions.user_id = $1 and sessions.expires_at > now() and sessions.last_seen_at > now() - interval '${idleHours} hours'
           order by sessions.last_seen_at desc, sessions.id desc`,
    values: [userId],
  })
  return rows
}
