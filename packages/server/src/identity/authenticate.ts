import type { Pool } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { isApiKey } from './api-keys/api-key-token.ts'
import { authenticateKey } from './api-keys/authenticate-key.ts'
import { callerOf } from './caller.ts'
import { tokenHash } from '../secrets.ts'
import { findSession, findSessionByNumber, touchSession } from './sessions/sessions.store.ts'

const tokenFormat = /^[\w-]{20,200}$/

/** The caller behind an `Authorization` header (the token as it is, no `Bearer` before it; specification/actions.md), or undefined. */
export async function authenticate(pool: Pool, header: string | undefined): Promise<Caller | undefined> {
  if (!header || !tokenFormat.test(header)) return undefined
  const hash = tokenHash(header)
  if (isApiKey(header)) return authenticateKey(pool, hash)
  const session = await findSession(pool, hash)
  if (session?.stale) await touchSession(pool, hash)
  return session && callerOfSession(session)
}

/** The caller of a live session by its number, which opens nothing by itself: for links that we signed for the session. */
export async function authenticateSession(pool: Pool, sessionId: number): Promise<Caller | undefined> {
  const session = await findSessionByNumber(pool, sessionId)
  return session && callerOfSession(session)
}

type Session = NonNullable<Awaited<ReturnType<typeof findSessionByNumber>>>

function callerOfSession({ mustEnrol, customerId, onBehalf, userId, name, roles, sessionId }: Session): Caller {
  const rest = { userId, name, roles, sessionId }
  const user = { ...rest, apiKeyId: null }
  if (customerId === null) return callerOf({ ...user, customerId, onBehalf: false }, mustEnrol)
  return callerOf(onBehalf ? { ...user, customerId, onBehalf } : { ...user, customerId, onBehalf }, mustEnrol)
}
