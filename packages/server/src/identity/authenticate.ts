import type { Pool } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { isApiKey } from './api-keys/api-key-token.ts'
import { authenticateKey } from './api-keys/authenticate-key.ts'
import { callerOf } from './caller.ts'
import { tokenHash } from '../secrets.ts'
import { findSession, touchSession } from './sessions/sessions.store.ts'

const tokenFormat = /^[\w-]{20,200}$/

/** The caller behind an `Authorization` header (the token as is, specification/actions.md), or undefined. */
export async function authenticate(pool: Pool, header: string | undefined): Promise<Caller | undefined> {
  if (!header || !tokenFormat.test(header)) return undefined
  const hash = tokenHash(header)
  if (isApiKey(header)) return authenticateKey(pool, hash)
  const session = await findSession(pool, hash)
  if (!session) return undefined
  if (session.stale) await touchSession(pool, hash)
  const { place: _place, stale: _stale, mustEnrol, customerId, onBehalf, ...rest } = session
  const user = { ...rest, apiKeyId: null }
  if (customerId === null) return callerOf({ ...user, customerId, onBehalf: false }, mustEnrol)
  return callerOf(onBehalf ? { ...user, customerId, onBehalf } : { ...user, customerId, onBehalf }, mustEnrol)
}
