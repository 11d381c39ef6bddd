import { mediaTypes } from '@anfilada/contract/files'
import type { TransactionKind } from '@anfilada/contract/ledger/ledger'
import { putFile } from '../files/kept-files.store.ts'
import { issueAct } from '../reconciliation/issue-act.ts'
import type { Principal, World } from './world.ts'

export type PastMove = { kind: TransactionKind; reference: string; amount: number; at: string }

/** Posts into the books of the holder's customer at moments of the past, each against the corrections; answers the customer's number. */
export async function postPast(world: World, holder: Exclude<Principal, 'none'>, moves: readonly PastMove[]): Promise<number> {
  const { rows } = await world.pool.query<{ id: number; account: number }>(
    `with customer as (select users.customer_id as id from users where users.id = $1), made as (
       insert into ledger_accounts (kind, customer_id) select 'customer', customer.id from customer
       on conflict (customer_id) do update set kind = excluded.kind returning id
     )
     select customer.id, made.id as account from customer, made`,
    [world.users[holder]],
  )
  const { id, account } = rows[0] as { id: number; account: number }
  await world.pool.query(
    `with posted as (
       insert into ledger_transactions (kind, reference, posted_at, note)
       select move.* from unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[]) as move returning id, note::bigint as amount
     )
     insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
     select posted.id, 1, $1::integer, posted.amount from posted
     union all select posted.id, 2, ledger_accounts.id, -posted.amount from posted, ledger_accounts where ledger_accounts.kind = 'corrections'`,
    [account, ...(['kind', 'reference', 'at', 'amount'] as const).map((field) => moves.map((move) => String(move[field])))],
  )
  return id
}

/** The file that was laid down for the act made last. */
const latestBooks = { fileId: 0 }
const quarter = { period_lower: '2021-01-01', period_upper: '2021-03-31' }

/** What each action about acts is asked with, by the number of the act or customer. */
export const reconciliationData = {
  'customer revise': () => ({ ...quarter, format: 'xlsx' }),
  'customer agree_act': (act_id: number) => ({ act_id }),
  'customer compare_reconciliation': (act_id: number) => ({ act_id, file_id: latestBooks.fileId }),
  'customer get_reconciliation_comparison': (act_id: number) => ({ act_id }),
  'office revise_customer': (customer_id: number) => ({ customer_id, ...quarter, format: 'xlsx' }),
  'office list_reconciliation_acts': (customer_id: number) => ({ customer_id }),
  'office agree_act_for_company': (act_id: number) => ({ act_id }),
  'office get_act_comparison': (act_id: number) => ({ act_id }),
}

/** A whole act of the holder's customer, the latest of its period, and a file of his own books. */
export async function makeAct(world: World, holder: Exclude<Principal, 'none'>): Promise<number> {
  const customerId = await postPast(world, holder, [])
  const period = { lower: quarter.period_lower, upper: quarter.period_upper }
  const issued = await issueAct(world.pool, { customerId, userId: world.users[holder], period, museumId: undefined })
  if (!issued.ok) throw new Error(issued.refusal)
  latestBooks.fileId = await keepBooks(world, holder, customerId, 'date;document;amount\n2021-02-01;Charge 1;5\n')
  return issued.value
}

/** A table of text as the holder would have uploaded it for his customer. */
export async function keepBooks(
  world: World,
  holder: Exclude<Principal, 'none'>,
  customerId: number,
  table: string | Buffer,
): Promise<number> {
  const made = { kind: 'reconciliation', name: 'books.csv', mediaType: mediaTypes.txt, userId: world.users[holder], customerId } as const
  return (await putFile(world.pool, { ...made, content: Buffer.from(table), packed: false, keptDays: 2 })) as number
}
