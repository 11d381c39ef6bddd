import { eraseCustomer, type Leaving } from '../customers/index.ts'
import { forgetAnswers } from '../db/idempotency.ts'
import type { Tx } from '../db/pool.ts'
import type { Origin } from '../http/identity.ts'
import { closeLogin, forgetPerson, listAddresses, listMembers, recordAudit } from '../identity/index.ts'
import { forgetMailsTo } from '../mail/mails.store.ts'
import { forgetApplications } from '../registration/index.ts'

/** Ends the login and forgets the person: what stays bears his number and not his name. The audit log is kept as it was written. */
export async function eraseLogin(tx: Tx, origin: Origin, { customerId, userId, name, closesCustomer }: Leaving): Promise<void> {
  await recordAudit(tx, { userId, name, customerId }, origin, { action: 'personal_data.erased', subject: 'user', subjectId: userId })
  const leaving = closesCustomer ? (await listMembers(tx, customerId)).map(({ id }) => id) : [userId]
  for (const id of leaving) {
    await forgetMailsTo(tx, await listAddresses(tx, id))
    await forgetApplications(tx, id)
    await forgetAnswers(tx, id)
    await forgetPerson(tx, id)
    // The last: it forgets the addresses by which the rest was found.
    await closeLogin(tx, customerId, id)
  }
  if (closesCustomer) await eraseCustomer(tx, customerId)
}
