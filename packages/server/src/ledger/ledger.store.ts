import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Db, Tx } from '../db/pool.ts'

/** A posting names what it is for in the words of the feature that posts (`order:71`); the ledger does not read them. */
export type Posting = { customerId: number; reference: string; actorId: number | null }

/** Locks the customer's account, the first lock of every transaction that moves money. Makes the account when it is the first time. */
export async function lockCustomerAccount(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'ledger_account_make',
    text: `insert into ledger_accounts (kind, customer_id) select 'customer', $1 where not exists (select from ledger_accounts where ledger_accounts.customer_id = $1)
           on conflict do nothing`,
    values: [customerId],
  })
  await tx.query({
    name: 'ledger_account_lock',
    text: 'select from ledger_accounts where ledger_accounts.customer_id = $1 for no key update',
    values: [customerId],
  })
}

/** The customer owes `amount`. Nothing is posted for nothing. */
export async function charge(tx: Tx, posting: Posting, amount: Kopecks): Promise<void> {
  await post(tx, 'charge', posting, amount)
}

/** Takes back all that is still charged under the reference; answers how much it was. */
export async function reverse(tx: Tx, posting: Posting): Promise<Kopecks> {
  const charged = await findCharged(tx, posting.customerId, posting.reference)
  await post(tx, 'reversal', posting, kopecks(-charged))
  return charged
}

/** What the customer owes under one reference: charges less reversals, in kopecks. */
export async function findCharged(db: Db, customerId: number, reference: string): Promise<Kopecks> {
  const { rows } = await db.query<{ charged: number }>({
    name: 'ledger_charged',
    text: `select coalesce(sum(ledger_entries.amount_kopecks), 0)::bigint as charged
           from ledger_transactions
           join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
           join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
           where ledger_transactions.reference = $2 and ledger_accounts.customer_id = $1`,
    values: [customerId, reference],
  })
  return kopecks(rows[0]?.charged ?? 0)
}

async function post(tx: Tx, kind: 'charge' | 'reversal', { customerId, reference, actorId }: Posting, amount: Kopecks): Promise<void> {
  if (amount === 0) return
  await tx.query({
    name: 'ledger_post',
    text: `with posted as (insert into ledger_transactions (kind, reference, actor_id) values ($1, $2, $3) returning ledger_transactions.id)
           insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
           select posted.id, line.line_no, ledger_accounts.id, line.amount
           from posted, (values (1, 'customer', $5::bigint), (2, 'income', -$5::bigint)) as line (line_no, kind, amount)
           join ledger_accounts on ledger_accounts.kind = line.kind and (line.kind = 'income' or ledger_accounts.customer_id = $4)`,
    values: [kind, reference, actorId, customerId, amount],
  })
}
