import { accountNames, type LedgerAccount, type LedgerTransaction, type TransactionKind } from '@anfilada/contract/ledger/ledger'
import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'

/** The company's own accounts, and all customers' as one. */
export async function listAccounts(db: Db): Promise<LedgerAccount[]> {
  const { rows } = await db.query({
    name: 'ledger_accounts_list',
    text: `select max(ledger_accounts.id) filter (where ledger_accounts.kind <> 'customer') as id, ledger_accounts.kind as account,
                  ledger_accounts.item, coalesce(sum(entries.amount), 0)::bigint as balance
           from ledger_accounts
           left join lateral (select sum(ledger_entries.amount_kopecks) as amount from ledger_entries
                              where ledger_entries.account_id = ledger_accounts.id) as entries on true
           group by ledger_accounts.kind, ledger_accounts.item
           order by array_position($1::text[], ledger_accounts.kind), 1`,
    values: [accountNames],
  })
  return rows
}

/** Everything that is given must hold; days are the museums', both included. */
export type TransactionFilter = {
  accountId: number | undefined
  customerId: number | undefined
  reference: string | undefined
  kind: TransactionKind | undefined
  periodLower: string | undefined
  periodUpper: string | undefined
  before: number | undefined
}

/** Numbers of transactions, newest first; one more than the limit says that there is a next page. */
export async function listTransactionIds(db: Db, filter: TransactionFilter, limit: number): Promise<number[]> {
  const isOfOne = filter.accountId !== undefined || filter.customerId !== undefined
  const { rows } = await (isOfOne ? askAccount(db, filter, limit) : askAll(db, filter, limit))
  return rows.map(({ id }) => id)
}

function askAll(db: Db, filter: TransactionFilter, limit: number) {
  const asked = conditions('ledger_page', [limit + 1], [...commonConditions(filter), ...periodConditions(filter, 'ledger_transactions.id')])
  return db.query({
    name: asked.name,
    text: `select ledger_transactions.id from ledger_transactions where true ${asked.where} order by ledger_transactions.id desc limit $1`,
    values: asked.values,
  })
}

function askAccount(db: Db, filter: TransactionFilter, limit: number) {
  const asked = conditions('ledger_page_of_account', [limit + 1], ofAccount(filter))
  // From the account's own entries, whatever the statistics say: their index has them in the order of the page.
  return db.query({
    name: asked.name,
    text: `select distinct on (own.transaction_id) own.transaction_id as id
           from ledger_entries as own join ledger_transactions on ledger_transactions.id = own.transaction_id where true ${asked.where}
           order by own.transaction_id desc limit $1`,
    values: asked.values,
  })
}

/** How many entries the transactions of that list have. */
export async function countEntries(db: Db, filter: TransactionFilter): Promise<number> {
  const isOfOne = filter.accountId !== undefined || filter.customerId !== undefined
  const { rows } = await (isOfOne ? countOfAccount(db, filter) : countOfAll(db, filter))
  return rows[0]?.total ?? 0
}

function countOfAll(db: Db, filter: TransactionFilter) {
  const asked = conditions('ledger_count', [], [...commonConditions(filter), ...periodConditions(filter, 'ledger_transactions.id')])
  return db.query({
    name: asked.name,
    text: `select count(*)::integer as total
           from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id where true ${asked.where}`,
    values: asked.values,
  })
}

function countOfAccount(db: Db, filter: TransactionFilter) {
  const asked = conditions('ledger_count_of_account', [], ofAccount(filter))
  return db.query({
    name: asked.name,
    text: `select count(*)::integer as total from ledger_entries
           where ledger_entries.transaction_id in (
             select own.transaction_id
             from ledger_entries as own join ledger_transactions on ledger_transactions.id = own.transaction_id where true ${asked.where})`,
    values: asked.values,
  })
}

function ofAccount(filter: TransactionFilter): Condition[] {
  const { accountId, customerId } = filter
  return [
    // A customer's account is the shorter way, so that another account is only looked for in it.
    { name: 'customer', when: customerId !== undefined, sql: `own.account_id = ${accountOfCustomer}`, values: [customerId] },
    { name: 'account', when: accountId !== undefined && customerId === undefined, sql: 'own.account_id = ?', values: [accountId] },
    {
      name: 'and_account',
      when: accountId !== undefined && customerId !== undefined,
      sql: 'exists (select from ledger_entries as other where other.transaction_id = own.transaction_id and other.account_id = ?)',
      values: [accountId],
    },
    ...commonConditions(filter),
    ...periodConditions(filter, 'own.transaction_id'),
  ]
}

const accountOfCustomer = '(select ledger_accounts.id from ledger_accounts where ledger_accounts.customer_id = ?)'
const midnight = `midnight_of(?::date)`

function commonConditions({ reference, kind, before }: TransactionFilter): Condition[] {
  return [
    { name: 'reference', when: reference !== undefined, sql: 'ledger_transactions.reference = ?', values: [reference] },
    { name: 'kind', when: kind !== undefined, sql: 'ledger_transactions.kind = ?', values: [kind] },
    { name: 'before', when: before !== undefined, sql: 'ledger_transactions.id < ?', values: [before] },
  ]
}

const since = `posted_at >= ${midnight}`
const until = `posted_at < ${midnight} + interval '1 day'`

/**
 * The period, and the first and the last number in it: a page comes by number, and without them an old month was looked for from the
 * newest number down. The plus keeps PostgreSQL from finding the least number in the same way, instead of reading the period in its index.
 */
function periodConditions({ periodLower, periodUpper }: TransactionFilter, id: string): Condition[] {
  const bounds = [periodLower, periodUpper].filter((bound) => bound !== undefined)
  const inPeriod = [periodLower !== undefined && `posted.${since}`, periodUpper !== undefined && `posted.${until}`].filter(Boolean)
  const edge = (least: 'min' | 'max') =>
    `(select ${least}(posted.id + 0) from ledger_transactions as posted where ${inPeriod.join(' and ')})`
  return [
    {
      name: 'from',
      when: periodLower !== undefined,
      sql: `ledger_transactions.${since} and ${id} >= ${edge('min')}`,
      values: [periodLower, ...bounds],
    },
    {
      name: 'to',
      when: periodUpper !== undefined,
      sql: `ledger_transactions.${until} and ${id} <= ${edge('max')}`,
      values: [periodUpper, ...bounds],
    },
  ]
}

export type TransactionRow = {
  id: number
  kind: TransactionKind
  reference: string
  postedAt: Date
  actor: string | null
  note: string
  customerId: number | null
  customerName: string | null
  entries: LedgerTransaction['entries']
}

/** Transactions with their entries, newest first. */
export async function findTransactions(db: Db, ids: readonly number[]): Promise<TransactionRow[]> {
  const { rows } = await db.query({
    name: 'ledger_transactions_whole',
    text: `select ledger_transactions.id, ledger_transactions.kind, ledger_transactions.reference, ledger_transactions.posted_at as "postedAt",
                  users.name as actor, ledger_transactions.note, customers.id as "customerId", customers.name as "customerName", lines.entries
           from ledger_transactions
           left join offered_users as users on users.id = ledger_transactions.actor_id
           cross join lateral (
             select coalesce(jsonb_agg(jsonb_build_object('account_id', ledger_accounts.id, 'account', ledger_accounts.kind, 'item', ledger_accounts.item,
                      'amount', ledger_entries.amount_kopecks) order by ledger_entries.line_no), '[]') as entries,
                    max(ledger_accounts.customer_id) as customer_id
             from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
             where ledger_entries.transaction_id = ledger_transactions.id
           ) as lines
           left join offered_customers as customers on customers.id = lines.customer_id
           where ledger_transactions.id = any ($1) order by ledger_transactions.id desc`,
    values: [ids],
  })
  return rows
}

function runningSql(account: string): string {
  return `with page as (select id, lag(id, 1, 0) over (order by id) as previous from unnest($2::integer[]) as id)
          select page.id, (sum(moved.amount) over (order by page.id))::bigint as running
          from page cross join lateral (
            select coalesce(sum(ledger_entries.amount_kopecks), 0) as amount from ledger_entries
            where ledger_entries.account_id = ${account}
              and ledger_entries.transaction_id > page.previous and ledger_entries.transaction_id <= page.id
          ) as moved`
}
const runningOfAccount = { name: 'ledger_running_of_account', text: runningSql('$1::integer') } as const
const runningOfCustomer = { name: 'ledger_running_of_customer', text: runningSql(accountOfCustomer.replace('?', '$1')) } as const

/** What an account, or a customer's, stood at after each of the transactions. */
export async function findRunning(
  db: Db,
  of: { accountId: number } | { customerId: number },
  ids: readonly number[],
): Promise<Map<number, number>> {
  const [statement, id] = 'accountId' in of ? [runningOfAccount, of.accountId] : [runningOfCustomer, of.customerId]
  const { rows } = await db.query({ ...statement, values: [id, ids] })
  return new Map(rows.map((row) => [row.id, row.running]))
}
