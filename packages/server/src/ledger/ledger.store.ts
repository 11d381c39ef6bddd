import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { AccountName, TransactionKind } from '@anfilada/contract/ledger/ledger'
import type { Db, Tx } from '../db/pool.ts'
import { type ChargeLine, chargeEntries, type Entry } from './entries.rules.ts'

/** A posting names what it is for in the words of the feature that posts (`order:71`); the ledger does not read them. */
export type Posting = { customerId: number; reference: string; actorId: number | null; note?: string }

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

/** The customer owes what the lines say; income and VAT are booked apart. Nothing is posted for nothing. */
export async function charge(tx: Tx, posting: Posting, lines: readonly ChargeLine[]): Promise<void> {
  await post(tx, 'charge', posting, chargeEntries(lines))
}

/** Brings what is charged under the reference to the lines: only the difference is posted. Answers it, from the customer's side. */
export async function adjust(tx: Tx, posting: Posting, lines: readonly ChargeLine[]): Promise<Kopecks> {
  const charged = await findChargedEntries(tx, posting)
  const change = sumUp([...chargeEntries(lines), ...charged.map((entry) => ({ ...entry, amount: -entry.amount }))])
  await post(tx, 'adjustment', posting, change)
  return customerSide(change)
}

/** Takes back all that is still charged under the reference, penalties excepted; answers how much it was. */
export async function reverse(tx: Tx, posting: Posting): Promise<Kopecks> {
  const charged = await findChargedEntries(tx, posting)
  await post(
    tx,
    'reversal',
    posting,
    charged.map((entry) => ({ ...entry, amount: -entry.amount })),
  )
  return customerSide(charged)
}

/** The customer owes a penalty, apart from the charge. */
export async function chargePenalty(tx: Tx, posting: Posting, amount: Kopecks): Promise<void> {
  await post(tx, 'penalty', posting, between('penalties', amount))
}

/** Money came: from the bank or through a provider, whose own clearing account it is (`provider` its name). Once for each reference. */
export async function receive(tx: Tx, posting: Posting, through: 'bank' | 'clearing', amount: Kopecks, provider = ''): Promise<void> {
  await makeClearing(tx, provider)
  await post(tx, 'payment', posting, between(through, kopecks(-amount), provider))
}

export type Transfer = { reference: string; amount: Kopecks }

/** Transfers of one customer, each a transaction of its own as by `receive`, in their order and in one statement: a statement has thousands. */
export async function receiveTransfers(tx: Tx, customerId: number, transfers: readonly Transfer[]): Promise<void> {
  await tx.query({
    name: 'ledger_post_transfers',
    text: `with came as (
             select came.reference, came.amount, came.place from unnest($2::text[], $3::bigint[]) with ordinality as came (reference, amount, place)
           ), posted as (
             insert into ledger_transactions (kind, reference, note) select 'payment', came.reference, '' from came order by came.place
             returning ledger_transactions.id, ledger_transactions.reference
           ), accounts as (
             select 1 as line_no, ledger_accounts.id, -1 as side from ledger_accounts where ledger_accounts.customer_id = $1
             union all
             select 2, ledger_accounts.id, 1 from ledger_accounts
             where ledger_accounts.kind = 'bank' and ledger_accounts.item = '' and ledger_accounts.customer_id is null
           )
           insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
           select posted.id, accounts.line_no, accounts.id, accounts.side * came.amount
           from posted join came on came.reference = posted.reference cross join accounts`,
    values: [customerId, transfers.map(({ reference }) => reference), transfers.map(({ amount }) => amount)],
  })
}

/** Money that was posted as come did not come from this customer: the same again, turned round. Its reference says which. */
export async function takeBackReceived(tx: Tx, posting: Posting, through: 'bank', amount: Kopecks): Promise<void> {
  await post(tx, 'reversal', posting, between(through, amount))
}

/** Money went back. */
export async function refund(tx: Tx, posting: Posting, through: 'bank' | 'clearing', amount: Kopecks, provider = ''): Promise<void> {
  await post(tx, 'refund', posting, between(through, amount, provider))
}

/** Says which money pays what: `source` and `reference` in the words of the features (payment:9, order:71). Below zero takes it back. */
export async function allocate(tx: Tx, { customerId, reference, actorId }: Posting, source: string, amount: Kopecks): Promise<void> {
  await tx.query({
    name: 'ledger_allocate',
    text: 'insert into ledger_allocations (customer_id, reference, source, amount_kopecks, actor_id) values ($1, $2, $3, $4, $5)',
    values: [customerId, reference, source, amount, actorId],
  })
}

/** A new provider needs no migration: its account is made with its first money. */
async function makeClearing(tx: Tx, provider: string): Promise<void> {
  if (provider === '') return
  await tx.query({
    name: 'ledger_clearing_make',
    text: `insert into ledger_accounts (kind, item) select 'clearing', $1
           where not exists (select from ledger_accounts where ledger_accounts.kind = 'clearing' and ledger_accounts.item = $1)
           on conflict do nothing`,
    values: [provider],
  })
}

/** A correction by hand: above zero the customer owes more. */
export async function correct(tx: Tx, posting: Posting, amount: Kopecks): Promise<void> {
  await post(tx, 'correction', posting, between('corrections', amount))
}

/** What the customer owes under one reference, penalties included: charges less reversals, in kopecks. */
export async function findCharged(db: Db, customerId: number, reference: string): Promise<Kopecks> {
  const { rows } = await db.query({
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

/** The customer's balance: the sum over his entries and nothing else. Above zero he owes, below it we do. */
export async function findBalance(db: Db, customerId: number): Promise<Kopecks> {
  const { rows } = await db.query({
    name: 'ledger_balance',
    text: `select coalesce(sum(ledger_entries.amount_kopecks), 0)::bigint as balance
           from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
           where ledger_accounts.customer_id = $1`,
    values: [customerId],
  })
  return kopecks(rows[0]?.balance ?? 0)
}

/** What of charges, adjustments and reversals under the reference still stands, by account. */
async function findChargedEntries(tx: Tx, { customerId, reference }: Posting): Promise<Entry[]> {
  const { rows } = await tx.query({
    name: 'ledger_charged_entries',
    text: `select ledger_accounts.kind as account, ledger_accounts.item, sum(ledger_entries.amount_kopecks)::bigint as amount
           from ledger_transactions
           join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
           join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
           where ledger_transactions.reference = $2 and ledger_transactions.kind in ('charge', 'adjustment', 'reversal')
             and (ledger_accounts.customer_id is null or ledger_accounts.customer_id = $1)
           group by ledger_accounts.kind, ledger_accounts.item
           having sum(ledger_entries.amount_kopecks) <> 0`,
    values: [customerId, reference],
  })
  return rows
}

function between(account: Exclude<AccountName, 'customer'>, amount: Kopecks, item = ''): Entry[] {
  return [
    { account: 'customer', item: '', amount },
    { account, item, amount: -amount },
  ]
}

function sumUp(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const { account, item, amount } of entries) {
    const key = `${account}:${item}`
    sums.set(key, { account, item, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums.values()]
}

function customerSide(entries: readonly Entry[]): Kopecks {
  return kopecks(entries.find(({ account }) => account === 'customer')?.amount ?? 0)
}

async function post(tx: Tx, kind: TransactionKind, posting: Posting, all: readonly Entry[]): Promise<void> {
  const entries = all.filter(({ amount }) => amount !== 0)
  if (entries.length === 0) return
  await tx.query({
    name: 'ledger_post',
    text: `with posted as (
             insert into ledger_transactions (kind, reference, actor_id, note) values ($1, $2, $3, $4) returning ledger_transactions.id
           )
           insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
           select posted.id, line.line_no, ledger_accounts.id, line.amount
           from posted, unnest($6::text[], $7::text[], $8::bigint[]) with ordinality as line (account, item, amount, line_no)
           join ledger_accounts on ledger_accounts.kind = line.account and ledger_accounts.item = line.item
             and (line.account <> 'customer' or ledger_accounts.customer_id = $5)`,
    values: [
      kind,
      posting.reference,
      posting.actorId,
      posting.note ?? '',
      posting.customerId,
      entries.map(({ account }) => account),
      entries.map(({ item }) => item),
      entries.map(({ amount }) => amount),
    ],
  })
}
