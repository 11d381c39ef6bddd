import type { Role } from '@anfilada/contract/abilities'
import type { Db } from '../../db/pool.ts'
import { idleHours, mustEnrol } from './session.rules.ts'

export type LiveSession = { hash: Buffer; roles: Role[] }

/**
 * Those of the sessions that still live, with the roles that their users have now: for connections that outlast a request. An employee who
 * must turn on the second factor first has none of those.
 */
export async function listLiveSessions(db: Db, hashes: readonly Buffer[]): Promise<LiveSession[]> {
  const { rows } = await db.query({
    name: 'sessions_live',
    text: `select sessions.token_hash as hash, users.roles
           from sessions join users on users.id = sessions.user_id
             left join login_customers as customers on customers.id = coalesce(sessions.acts_for, users.customer_id)
           where sessions.token_hash = any ($1) and users.status = 'active' and not ${mustEnrol}
             and customers.status is distinct from 'blocked' and sessions.expires_at > now() and sessions.last_seen_at > now() - interval '${idleHours} hours'`,
    values: [hashes],
  })
  return rows
}
