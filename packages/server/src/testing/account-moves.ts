import type { TransactionKind } from '@anfilada/contract/ledger/ledger'
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

/** A whole act of the holder's customer, the latest of its period. */
export async function makeAct(world: World, holder: Exclude<Principal, 'none'>): Promise<number> {
  const customerId = await postPast(world, holder, [])
  const period = { lower: '2021-01-01', upper: '2021-03-31' }
  const issued = await issueAct(world.pool, { customerId, userId: world.users[holder], period, museumId: undefined })
  if (!issued.ok) throw new Error(issued.refusal)
  return issued.value
}
