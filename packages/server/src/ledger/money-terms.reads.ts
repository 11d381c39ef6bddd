import { kopecks } from '@anfilada/contract/kopecks'
import type { Db } from '../db/pool.ts'
import type { MoneyTerms } from './money-terms.rules.ts'

/** The customer's terms and what he owes now; true only for as long as his account is locked. */
export async function findMoneyTerms(db: Db, customerId: number): Promise<MoneyTerms> {
  const { rows } = await db.query({
    name: 'ledger_money_terms',
    text: `select customers.settlement, customers.credit_limit_kopecks as "creditLimit",
                  (select coalesce(sum(ledger_entries.amount_kopecks), 0)::bigint
                   from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
                   where ledger_accounts.customer_id = customers.id) as balance
           from offered_customers as customers where customers.id = $1`,
    values: [customerId],
  })
  const terms = rows[0]
  if (!terms) throw new Error(`There is no customer ${customerId}`)
  const { settlement, creditLimit, balance } = terms
  return { settlement, creditLimit: creditLimit === null ? null : kopecks(creditLimit), balance: kopecks(balance) }
}
