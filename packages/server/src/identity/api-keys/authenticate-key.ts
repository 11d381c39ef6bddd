import { type ApiKeyScope, scopeAbilities } from '@anfilada/contract/identity/api-keys'
import type { Db } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { callerOf } from '../caller.ts'
import { findKeyUser, touchApiKey } from '../api-keys.store.ts'

/** The caller behind an API key: the member who made it, with what the key's scopes leave of his abilities. */
export async function authenticateKey(db: Db, hash: Buffer): Promise<Caller | undefined> {
  const found = await findKeyUser(db, hash)
  if (!found) return undefined
  const { stale, scopes, ...user } = found
  if (stale) await touchApiKey(db, user.apiKeyId)
  const caller = callerOf({ ...user, onBehalf: false, sessionId: null })
  return { ...caller, can: (...ability) => isInScope(scopes, ability) && caller.can(...ability) }
}

function isInScope(scopes: readonly ApiKeyScope[], [action, subject]: Parameters<Caller['can']>): boolean {
  return scopes.some((scope) => scopeAbilities[scope].some((ability) => ability[0] === action && ability[1] === subject))
}
