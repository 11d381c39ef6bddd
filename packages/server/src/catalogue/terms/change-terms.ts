import { type Acting, changesBetween, recordAudit } from '../../identity/index.ts'
import { findCustomerName } from '../../customers/index.ts'
import type { Tx } from '../../db/pool.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import {
  type AgreedTerms,
  deleteAgreedTerms,
  findAgreedTerms,
  lockObjectTerms,
  type OwnTerms,
  saveAgreedTerms,
  saveObjectTerms,
} from './terms.store.ts'

/** The name under which the audit log keeps changes of an object's terms. */
export const objectTermsChanged = 'terms.object_changed'

/** What holds for every customer whose contract says nothing else, from now on. */
export async function changeObjectTerms(tx: Tx, { caller, origin }: Acting, objectId: string, terms: OwnTerms): Promise<Outcome<string>> {
  const before = await lockObjectTerms(tx, objectId)
  if (!before) return refuse('object_not_found')
  await saveObjectTerms(tx, objectId, terms)
  const details = changesBetween(before, terms)
  if (Object.keys(details).length === 0) return accept(objectId)
  await recordAudit(tx, caller, origin, { action: objectTermsChanged, subject: 'museum_object', subjectId: objectId, details })
  return accept(objectId)
}

const nothing: AgreedTerms = { cut_off_minutes: null, free_change_hours: null, penalty: null }

/** Under the lock of the customer's account: a cancellation at the same time is judged by the terms before or by those after. */
export async function changeAgreedTerms(
  tx: Tx,
  { caller, origin }: Acting,
  { customerId, objectId, terms }: { customerId: number; objectId: string | null; terms: AgreedTerms },
): Promise<Outcome<number>> {
  if ((await findCustomerName(tx, customerId)) === undefined) return refuse('customer_not_found')
  await lockCustomerAccount(tx, customerId)
  if (objectId !== null && !(await lockObjectTerms(tx, objectId))) return refuse('object_not_found')
  const before = (await findAgreedTerms(tx, customerId, objectId)) ?? nothing
  if (Object.values(terms).every((term) => term === null)) await deleteAgreedTerms(tx, customerId, objectId)
  else await saveAgreedTerms(tx, customerId, objectId, terms)
  const details = { object: objectId, ...changesBetween(before, terms) }
  await recordAudit(tx, caller, origin, {
    action: 'terms.customer_changed',
    subject: 'customer',
    subjectId: customerId,
    customerId,
    details,
  })
  return accept(customerId)
}
