import { kopecks } from '@anfilada/contract/kopecks'
import { findCompany } from '../db/company.reads.ts'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { listOpenInvoices, type OpenInvoice } from '../invoices/index.ts'
import { lockCustomerAccount, receiveTransfers } from '../ledger/index.ts'
import {
  bankReference,
  type EntryFate,
  insertPostings,
  listCustomersOf,
  listPending,
  lockPending,
  type PendingEntry,
  type Posting,
  saveFates,
} from './entries.store.ts'
import { type Match, matchEntry } from './matching/match-entry.rules.ts'
import { payInvoice } from './pay-invoice.ts'

const atOnce = 100
const mostInvoices = 500

/**
 * Posts all money of a statement that is still to be posted, a payer's hundred documents in a transaction: each wholly or not at all. Whoever comes
 * after a process that died goes on where it was.
 */
export async function postPending(pool: Pool, statementId: number): Promise<void> {
  const own = await findCompany(pool)
  for (;;) {
    const entries = await listPending(pool, statementId, atOnce)
    const [first] = entries
    if (!first) return
    const { payerInn } = first
    if (payerInn !== '' && payerInn === own?.facts.inn) await mark(pool, entries, { state: 'own' })
    else await settle(pool, payerInn, entries)
  }
}

async function settle(pool: Pool, inn: string, entries: readonly PendingEntry[]): Promise<void> {
  const invoices = inn === '' ? [] : await listOpenInvoices(pool, { inn }, mostInvoices)
  const holders = inn === '' ? [] : await listCustomersOf(pool, inn)
  const payer = soleOf(holders.length > 0 ? holders : invoices.map(({ customerId }) => customerId))
  if (payer !== undefined && invoices.every(({ customerId }) => customerId === payer))
    return inTransaction(pool, (tx) => post(tx, payer, entries))
  if (payer === undefined && invoices.length === 0) return mark(pool, entries, { state: 'unknown' })
  for (const entry of entries) await settleShared(pool, entry, invoices, payer)
}

/** Several customers are invoiced under one INN: the invoice that it pays says whose money it is, before the customer whose INN it is. */
async function settleShared(pool: Pool, entry: PendingEntry, invoices: readonly OpenInvoice[], payer: number | undefined): Promise<void> {
  const match = matchEntry(entry, invoices)
  const invoiced = match.kind === 'none' ? undefined : invoices.find(({ id }) => id === match.invoiceId)?.customerId
  if (match.kind === 'suggested' && invoiced !== payer) return mark(pool, [entry], suggestionOf(match))
  const customerId = invoiced ?? payer
  if (customerId === undefined) return mark(pool, [entry], { state: 'unknown' })
  await inTransaction(pool, (tx) => post(tx, customerId, [entry]))
}

function soleOf(customers: readonly number[]): number | undefined {
  const [only, second] = new Set(customers)
  return second === undefined ? only : undefined
}

type Fate = Omit<EntryFate, 'entryId'>

/** Money that is on nobody's balance. */
async function mark(pool: Pool, entries: readonly PendingEntry[], fate: Fate): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const pending = await lockPending(
      tx,
      entries.map(({ id }) => id),
    )
    await saveFates(
      tx,
      [...pending].map((entryId) => ({ entryId, ...fate })),
    )
  })
}

/** Money of one customer: onto his balance, and to the invoice that it certainly came for. */
async function post(tx: Tx, customerId: number, entries: readonly PendingEntry[]): Promise<void> {
  await lockCustomerAccount(tx, customerId)
  const pending = await lockPending(
    tx,
    entries.map(({ id }) => id),
  )
  const ours = entries.filter(({ id }) => pending.has(id))
  if (ours.length === 0) return
  const postings = new Map((await insertPostings(tx, customerId, [...pending], null)).map((posting) => [posting.entryId, posting]))
  const came = ours.map((entry) => ({ entry, posting: postings.get(entry.id) as Posting }))
  await receiveTransfers(
    tx,
    customerId,
    came.map(({ entry, posting }) => ({ reference: bankReference(posting.id), amount: kopecks(entry.amount) })),
  )
  let invoices: readonly OpenInvoice[] | undefined
  const fates: EntryFate[] = []
  for (const { entry, posting } of came) {
    invoices ??= (await listOpenInvoices(tx, { inn: entry.payerInn }, mostInvoices)).filter((invoice) => invoice.customerId === customerId)
    const match = matchEntry(entry, invoices)
    const invoice = match.kind === 'matched' ? invoices.find(({ id }) => id === match.invoiceId) : undefined
    if (invoice) {
      await payInvoice(tx, { posting, invoice, kept: entry.amount, actorId: null })
      invoices = afterPaid(invoices, invoice)
      fates.push({ entryId: entry.id, state: 'matched', invoiceId: invoice.id, reason: 'number' })
    } else fates.push({ entryId: entry.id, ...(match.kind === 'none' ? { state: 'free' as const } : suggestionOf(match)) })
  }
  await saveFates(tx, fates)
}

/** What is still open once an invoice is paid; undefined where another one asks for the same orders, or fees, and so for less now. */
function afterPaid(invoices: readonly OpenInvoice[], paid: OpenInvoice): readonly OpenInvoice[] | undefined {
  const others = invoices.filter(({ id }) => id !== paid.id)
  const orders = new Set(paid.orders.map(({ orderId }) => orderId))
  const fees = new Set(paid.fees.map(({ requestId }) => requestId))
  const shares = others.some(
    (other) => other.orders.some(({ orderId }) => orders.has(orderId)) || other.fees.some(({ requestId }) => fees.has(requestId)),
  )
  // Beyond the most that are read at once there may be more.
  return shares || invoices.length === mostInvoices ? undefined : others
}

function suggestionOf({ invoiceId, reason }: Exclude<Match, { kind: 'none' }>): Fate {
  return { state: 'suggested', invoiceId, reason }
}
