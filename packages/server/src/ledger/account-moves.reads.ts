import type { ActPeriod, AccountMove } from '@anfilada/contract/reconciliation/act'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db } from '../db/pool.ts'

/** What a customer's account stood at before the first day of a period, kopecks: above zero he owes. Days are the company's. */
export async function findOpening(db: Db, customerId: number, { lower }: ActPeriod): Promise<number> {
  const { rows } = await db.query({
    name: 'ledger_opening',
    text: `select coalesce(sum(ledger_entries.amount_kopecks), 0)::bigint as opening
           from ledger_accounts
           join ledger_entries on ledger_entries.account_id = ledger_accounts.id
           join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
           where ledger_accounts.customer_id = $1 and ledger_transactions.posted_at < midnight_of($2::date)`,
    values: [customerId, lower],
  })
  return onlyRow(rows).opening
}

/** Each transaction that moved money on the customer's account in the period, both of its days included. */
export async function listMoves(db: Db, customerId: number, { lower, upper }: ActPeriod): Promise<AccountMove[]> {
  const { rows } = await db.query({
    name: 'ledger_moves',
    text: `select ledger_transactions.id, ledger_transactions.kind, ledger_transactions.reference, ledger_transactions.posted_at as "postedAt",
                  sum(ledger_entries.amount_kopecks)::bigint as amount
           from ledger_accounts
           join ledger_entries on ledger_entries.account_id = ledger_accounts.id
           join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
           where ledger_accounts.customer_id = $1
             and ledger_transactions.posted_at >= midnight_of($2::date) and ledger_transactions.posted_at < midnight_of($3::date) + interval '1 day'
           group by ledger_transactions.id order by ledger_transactions.id`,
    values: [customerId, lower, upper],
  })
  return rows
}
