import { listIn } from '@anfilada/contract/formats'
import type { Db, Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Origin } from '../../http/identity.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuseFor } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { listKeysOf } from '../api-keys.store.ts'
import { createLink } from '../one-time-links.store.ts'
import { networkOf } from '../attempts/attempts.rules.ts'
import { canonicalLogin } from '../sessions/session.rules.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import { listMailOwners, mailboxOf } from './password-owner.reads.ts'

/**
 * Takes the wish for a new password. Whose address it is, a job finds out: here a known address and an unknown one cost the same work.
 * An address that has had its mails for the hour gets no more, and the answer is the same.
 */
export async function askReset(pool: Pool, email: string, origin: Origin): Promise<Outcome<object>> {
  const wait = await takeAttempt(pool, [{ kind: 'reset_network', of: networkOf(origin.address) }])
  if (wait > 0) return refuseFor(wait)
  const address = canonicalLogin(email)
  if ((await takeAttempt(pool, [{ kind: 'reset_mail', of: address }])) === 0) await queueResetMail(pool, address)
  return accept({})
}

/** The job behind it: a link to everybody who has a password and reads mail at the address. */
export async function sendResetLinks(pool: Pool, secrets: Secrets, address: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    for (const owner of await listMailOwners(tx, address)) {
      const linkId = await createLink(tx, secrets, 'reset_password', { userId: owner.userId })
      const { name, language, customerId } = owner
      const keys = (await listKeysOf(tx, owner.userId)).map((key) => key.name)
      const facts = { name, keyed: keys.length > 0 ? ('yes' as const) : ('no' as const), keys: listIn(language, keys) }
      await queueMail(tx, { to: mailboxOf(owner) ?? address, language, template: 'password_reset', facts, linkId, customerId })
    }
  })
}

/** The name of the job that `sendResetLinks` does. */
export const resetJob = 'send_reset_links'

async function queueResetMail(db: Db, address: string): Promise<void> {
  await db.query({
    name: 'reset_queue',
    text: `select graphile_worker.add_job('${resetJob}', json_build_object('address', $1::text))`,
    values: [address],
  })
}
