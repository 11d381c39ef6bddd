import { canEntry, type EntryAct } from '@anfilada/contract/payments/bank-entries'
import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { recordAudit } from '../identity/index.ts'
import { allocate, lockCustomerAccount, receive, takeBackReceived } from '../ledger/index.ts'
import { lockPaidOrders, moveMoney } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  bankReference,
  findPosting,
  insertPostings,
  listUses,
  type LockedEntry,
  lockEntry,
  type Posting,
  saveState,
  saveUndone,
  sumUsed,
} from './entries.store.ts'
import { findOpenInvoice, hasCustomer } from './matching/whose-money.reads.ts'
import { payInvoice } from './pay-invoice.ts'

type Acting = { caller: Caller; origin: Origin }

/** A person says for which invoice the money came; it comes onto that customer's balance when it is on nobody's. */
export async function acceptMatch(tx: Tx, acting: Acting, entryId: number, invoiceId: number): Promise<Outcome<number>> {
  const seen = await findOpenInvoice(tx, invoiceId)
  if (!seen) return refuse('invoice_not_found')
  const locked = await lockFor(tx, entryId, seen.customerId, 'match')
  if (!locked.ok) return locked
  // Under the lock of the account nothing else pays it.
  const invoice = await findOpenInvoice(tx, invoiceId)
  if (!invoice || invoice.left <= 0) return refuse('invoice_paid')
  const posting = await postingOf(tx, acting, locked.value, seen.customerId)
  const kept = locked.value.amount - (await sumUsed(tx, bankReference(posting.id)))
  if (kept <= 0) return refuse('bank_entry_moved')
  await payInvoice(tx, { posting, invoice, kept, actorId: acting.caller.userId })
  await saveState(tx, entryId, 'matched')
  return record(tx, acting, 'bank_entry.matched', posting, { invoice: invoiceId })
}

/** A person says whose money it is. */
export async function assignEntry(tx: Tx, acting: Acting, entryId: number, customerId: number): Promise<Outcome<number>> {
  if (!(await hasCustomer(tx, customerId))) return refuse('customer_not_found')
  const locked = await lockFor(tx, entryId, customerId, 'assign')
  if (!locked.ok) return locked
  const posting = await postingOf(tx, acting, locked.value, customerId)
  await saveState(tx, entryId, 'free')
  return record(tx, acting, 'bank_entry.assigned', posting, {})
}

/** The money is nobody's again: taken back from what it pays, then from the balance. Nothing is deleted. */
export async function undoEntry(tx: Tx, acting: Acting, entryId: number): Promise<Outcome<number>> {
  const seen = await findPosting(tx, entryId)
  const { userId: actorId } = acting.caller
  if (!seen) return refuse((await lockEntry(tx, entryId)) ? 'bank_entry_moved' : 'bank_entry_not_found')
  const locked = await lockFor(tx, entryId, seen.customerId, 'undo')
  if (!locked.ok) return locked
  const source = bankReference(seen.id)
  await takeBackUses(tx, seen, actorId)
  await takeBackReceived(tx, { customerId: seen.customerId, reference: source, actorId }, 'bank', kopecks(locked.value.amount))
  await saveUndone(tx, seen.id, actorId)
  await saveState(tx, entryId, 'undone')
  return record(tx, acting, 'bank_entry.undone', seen, {})
}

/** What the money pays, by the ledger's own words: orders get it taken back, of fees and invoices only the word is. */
async function takeBackUses(tx: Tx, { id, customerId }: Posting, actorId: number): Promise<void> {
  const source = bankReference(id)
  const uses = (await listUses(tx, source)).map((use) => ({ ...use, orderId: Number(/^order:(\d+)$/.exec(use.reference)?.[1] ?? 0) }))
  const orders = await lockPaidOrders(
    tx,
    customerId,
    uses.flatMap(({ orderId }) => (orderId > 0 ? [orderId] : [])),
  )
  for (const { reference, amount, orderId } of uses) {
    const order = orders.find((one) => one.id === orderId)
    if (order) await moveMoney(tx, { order, source, amount: kopecks(-amount), actorId })
    else await allocate(tx, { customerId, reference, actorId }, source, kopecks(-amount))
  }
}

/** Account, then entry; only in a state in which the act is open, and on nobody's balance or on this customer's. */
async function lockFor(tx: Tx, entryId: number, customerId: number, act: EntryAct): Promise<Outcome<LockedEntry>> {
  await lockCustomerAccount(tx, customerId)
  const entry = await lockEntry(tx, entryId)
  if (!entry) return refuse('bank_entry_not_found')
  if (!canEntry(act, entry.state)) return refuse('bank_entry_moved')
  const posting = await findPosting(tx, entryId)
  return posting && posting.customerId !== customerId ? refuse('bank_entry_of_another') : accept(entry)
}

/** The one that stands, or a new one with the money behind it. */
async function postingOf(tx: Tx, { caller }: Acting, { id, amount }: LockedEntry, customerId: number): Promise<Posting> {
  const standing = await findPosting(tx, id)
  if (standing) return standing
  const [posting] = await insertPostings(tx, customerId, [id], caller.userId)
  if (!posting) throw new Error(`Entry ${id} was not posted`)
  await receive(tx, { customerId, reference: bankReference(posting.id), actorId: caller.userId }, 'bank', kopecks(amount))
  return posting
}

async function record(
  tx: Tx,
  { caller, origin }: Acting,
  action: `bank_entry.${string}`,
  posting: Posting,
  details: object,
): Promise<Outcome<number>> {
  const { entryId, customerId } = posting
  await recordAudit(tx, caller, origin, {
    action,
    subject: 'bank_entry',
    subjectId: entryId,
    customerId,
    details: { ...details, reference: bankReference(posting.id) },
  })
  return accept(entryId)
}
