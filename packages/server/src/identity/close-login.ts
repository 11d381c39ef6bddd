import type { Tx } from '../db/pool.ts'
import { revokeKeysOf } from './api-keys.store.ts'
import { type LinkPurpose, voidLinks } from './one-time-links.store.ts'
import { endSessions } from './sessions/sessions.store.ts'

const purposes: readonly LinkPurpose[] = ['change_email', 'set_password', 'reset_password']

/**
 * Ends a login for good: nobody signs in with it, and its sessions, links, keys and secrets are gone in the same transaction. The e-mail is
 * free for another login. An employee has no customer, and so no keys. The row stays, with its name, for the history of what the person did.
 */
export async function closeLogin(tx: Tx, customerId: number | null, userId: number): Promise<void> {
  await tx.query({
    name: 'login_close',
    text: `update users set status = 'removed', removed_at = now(), login = ' closed ' || users.id, password_hash = null, email = null, new_email = null, phone = null,
             totp_sealed = null, totp_since = null, totp_last_step = null
           where users.id = $1`,
    values: [userId],
  })
  await tx.query({ name: 'recovery_codes_drop', text: 'delete from recovery_codes where recovery_codes.user_id = $1', values: [userId] })
  await endSessions(tx, userId)
  if (customerId !== null) await revokeKeysOf(tx, customerId, userId)
  for (const purpose of purposes) await voidLinks(tx, purpose, { userId })
}
