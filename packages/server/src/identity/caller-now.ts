import type { Db } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { callerOf } from './caller.ts'
import { mustEnrol } from './sessions/session.rules.ts'

/** No session has this number: what the caller does, a job does for him. */
const noSession = 0

/**
 * Who a person is to what a job does in his name: with the rights of now, whatever they were when he asked. Undefined when he may not even sign
 * in any longer, or has become somebody else's.
 */
export async function findCallerNow(db: Db, userId: number, customerId: number | null): Promise<Caller | undefined> {
  const { rows } = await db.query({
    name: 'caller_now',
    text: `select users.name, users.roles, ${mustEnrol} as "mustEnrol"
           from users left join login_customers as customers on customers.id = users.customer_id
           where users.id = $1 and users.customer_id is not distinct from $2
             and users.status = 'active' and customers.status is distinct from 'blocked'`,
    values: [userId, customerId],
  })
  const [row] = rows
  if (!row) return undefined
  const { name, roles } = row
  const user = { userId, name, roles, sessionId: noSession, apiKeyId: null, onBehalf: false } as const
  return customerId === null ? callerOf({ ...user, customerId }, row.mustEnrol) : callerOf({ ...user, customerId })
}
