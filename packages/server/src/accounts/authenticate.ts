import type { Db } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { callerOf } from './caller.ts'
import { tokenHash } from './session-token.ts'
import { findSession, touchSession } from './sessions.store.ts'

const tokenFormat = /^[\w-]{20,200}$/

/** The caller behind an `Authorization` header (the token as is, spec §7), or undefined. */
export async function authenticate(db: Db, header: string | undefined): Promise<Caller | undefined> {
  if (!header || !tokenFormat.test(header)) return undefined
  const hash = tokenHash(header)
  const session = await findSession(db, hash)
  if (!session) return undefined
  if (session.stale) await touchSession(db, hash)
  const { stale: _stale, ...user } = session
  return callerOf(user)
}
