import type { Pool, Tx } from '../../db/pool.ts'
import { findCompany } from '../../db/company.reads.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { revokeKeysOf } from '../api-keys.store.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { spendLink } from '../one-time-links.store.ts'
import { networkOf } from '../attempts/attempts.rules.ts'
import { rememberNetwork } from '../sessions/known-networks.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { announcePassword } from './announce-password.ts'
import { hashPassword } from './hashing.ts'
import { judgePassword } from './judge-password.ts'
import { findLinkOwner, type PasswordOwner } from './password-owner.reads.ts'
import { savePassword } from './passwords.store.ts'

/** Programs act in the owner's name by them, whatever his password is. */
async function revokeKeys(tx: Tx, owner: PasswordOwner, origin: Origin): Promise<void> {
  if (owner.customerId === null) return
  for (const { id, name } of await revokeKeysOf(tx, owner.customerId, owner.userId))
    await recordAudit(tx, owner, origin, { action: 'api_key.revoked', subject: 'api_key', subjectId: id, details: { name } })
}

/**
 * Sets the password that a mailed link is for, and ends all sessions of its owner. The second factor stays as it is. Who opens his mail
 * here is no stranger here: guesses of others do not keep him from signing in.
 */
export async function resetPassword(
  pool: Pool,
  { token, password, revoke_api_keys: revokesKeys = false }: { token: string; password: string; revoke_api_keys?: boolean | undefined },
  origin: Origin,
): Promise<Outcome<{ login: string }>> {
  const owner = await findLinkOwner(pool, token)
  if (!owner) return refuse('link_over')
  const fault = await judgePassword(password, owner, await findCompany(pool))
  if (fault) return refuse(fault, 'password')
  const passwordHash = await hashPassword(password)
  return inTransaction(pool, async (tx) => {
    if (!(await spendLink(tx, token, owner.purpose)) || !(await savePassword(tx, owner.userId, passwordHash))) return refuse('link_over')
    await endSessions(tx, owner.userId)
    if (revokesKeys) await revokeKeys(tx, owner, origin)
    await rememberNetwork(tx, owner.userId, networkOf(origin.address))
    await announcePassword(tx, owner, owner.purpose === 'set_password' ? 'password.set' : 'password.reset', origin)
    return accept({ login: owner.login })
  })
}
