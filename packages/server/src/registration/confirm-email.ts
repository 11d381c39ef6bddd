import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Origin } from '../http/identity.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { recordAudit, spendLink } from '../identity/index.ts'
import { confirmNewEmail } from '../customers/index.ts'
import { saveConfirmed } from './applications.store.ts'

/** The applicant, or a user who changes his address, opened the link of the mail: the address is his. Once. */
export async function confirmEmail(pool: Pool, origin: Origin, token: string): Promise<Outcome<object>> {
  return inTransaction(pool, async (tx) => {
    if (await confirmNewEmail(tx, origin, token)) return accept({})
    const holder = await spendLink(tx, token, 'confirm_email')
    const id = holder?.applicationId ?? null
    const name = id === null ? undefined : await saveConfirmed(tx, id)
    if (id === null || name === undefined) return refuse('link_over')
    const applicant = { userId: null, name, customerId: null }
    await recordAudit(tx, applicant, origin, { action: 'application.email_confirmed', subject: 'application', subjectId: id })
    return accept({})
  })
}
