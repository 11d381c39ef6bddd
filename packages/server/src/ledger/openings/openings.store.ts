import type { OpeningState } from '@anfilada/contract/ledger/openings'
import { conditions } from '../../db/conditions.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'

export type NewOpening = { customerId: number; asOf: string; amount: number; note: string; proposedBy: number }

/** Undefined: the customer has one that is open or posted already. */
export async function insertOpening(tx: Tx, { customerId, asOf, amount, note, proposedBy }: NewOpening): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'opening_insert',
    text: `insert into ledger_openings (customer_id, as_of, amount_kopecks, note, proposed_by) values ($1, $2, $3, $4, $5)
           on conflict (customer_id) where ledger_openings.state <> 'declined' do nothing returning ledger_openings.id`,
    values: [customerId, asOf, amount, note, proposedBy],
  })
  return rows[0]?.id
}

/** Whether the customer has an opening balance that is open or posted, and whether anything moved on his account on the day or before it. */
export async function whatStands(db: Db, customerId: number, day: string): Promise<{ brought: boolean; moved: boolean }> {
  const { rows } = await db.query({
    name: 'opening_stands',
    text: `select exists (
             select from ledger_openings where ledger_openings.customer_id = $1 and ledger_openings.state <> 'declined'
           ) as brought, exists (
             select from ledger_accounts
             join ledger_entries on ledger_entries.account_id = ledger_accounts.id
             join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
             where ledger_accounts.customer_id = $1 and ledger_transactions.posted_at < midnight_of($2::date + 1)
           ) as moved`,
    values: [customerId, day],
  })
  return onlyRow(rows)
}

export type LockedOpening = NewOpening & { id: number; state: OpeningState }

/** Of two who decide at once the second sees what the first decided. The accounts of their customers are locked already. */
export async function lockOpenings(tx: Tx, ids: readonly number[]): Promise<LockedOpening[]> {
  const { rows } = await tx.query({
    name: 'openings_lock',
    text: `select ledger_openings.id, ledger_openings.customer_id as "customerId", ledger_openings.as_of as "asOf",
                  ledger_openings.amount_kopecks as amount, ledger_openings.note, ledger_openings.state, ledger_openings.proposed_by as "proposedBy"
           from ledger_openings where ledger_openings.id = any ($1) order by ledger_openings.id for no key update`,
    values: [ids],
  })
  return rows
}

export async function saveOpenings(tx: Tx, ids: readonly number[], state: 'posted' | 'declined', decidedBy: number): Promise<void> {
  await tx.query({
    name: 'openings_decide',
    text: 'update ledger_openings set state = $2, decided_by = $3, decided_at = now() where ledger_openings.id = any ($1)',
    values: [ids, state, decidedBy],
  })
}

/** Those that wait for the second person or are posted, by customer, who has one. */
export async function listStandingOpenings(
  db: Db,
): Promise<(Pick<NewOpening, 'customerId' | 'asOf' | 'amount' | 'note'> & { isPosted: boolean })[]> {
  const { rows } = await db.query({
    name: 'openings_standing',
    text: `select ledger_openings.customer_id as "customerId", ledger_openings.as_of as "asOf", ledger_openings.amount_kopecks as amount,
                  ledger_openings.note, ledger_openings.state = 'posted' as "isPosted"
           from ledger_openings where ledger_openings.state <> 'declined' order by ledger_openings.customer_id`,
    values: [],
  })
  return rows
}

/** Nobody else enters or decides one until the transaction ends; what moves money goes on. */
export async function lockAllOpenings(tx: Tx): Promise<void> {
  await tx.query('lock table ledger_openings in share row exclusive mode')
}

/** Each a transaction of its own, which stands in the books in the last second of its day: an act of the day after begins with it. */
export async function postOpenings(tx: Tx, ids: readonly number[], actorId: number): Promise<void> {
  await tx.query({
    name: 'ledger_post_openings',
    text: `with opened as (
             select ledger_openings.id, ledger_openings.customer_id, ledger_openings.amount_kopecks, ledger_openings.as_of, ledger_openings.note
             from ledger_openings where ledger_openings.id = any ($1)
           ), posted as (
             insert into ledger_transactions (kind, reference, actor_id, note, posted_at)
             select 'opening', 'opening:' || opened.id, $2, opened.note, midnight_of(opened.as_of + 1) - interval '1 second'
             from opened order by opened.id
             returning ledger_transactions.id, ledger_transactions.reference
           )
           insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
           select posted.id, side.line_no, ledger_accounts.id, side.sign * opened.amount_kopecks
           from posted join opened on posted.reference = 'opening:' || opened.id
           cross join (values (1, 1), (2, -1)) as side (line_no, sign)
           join ledger_accounts on case side.line_no when 1 then ledger_accounts.customer_id = opened.customer_id
             else ledger_accounts.kind = 'openings' end`,
    values: [ids, actorId],
  })
}

/** The posted opening of the customer; undefined when he came with none. */
export async function findPostedOpening(db: Db, customerId: number): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'opening_posted',
    text: `select ledger_openings.id from ledger_openings where ledger_openings.customer_id = $1 and ledger_openings.state = 'posted'`,
    values: [customerId],
  })
  return rows[0]?.id
}

export type OpeningRow = {
  id: number
  customerId: number
  customerName: string
  asOf: string
  amount: number
  note: string
  state: OpeningState
  proposedBy: number
  proposedByName: string
  proposedAt: Date
  decidedByName: string | null
  decidedAt: Date | null
}

const whole = `select ledger_openings.id, ledger_openings.customer_id as "customerId", customers.name as "customerName",
    ledger_openings.as_of as "asOf", ledger_openings.amount_kopecks as amount, ledger_openings.note, ledger_openings.state,
    ledger_openings.proposed_by as "proposedBy", proposers.name as "proposedByName", ledger_openings.proposed_at as "proposedAt",
    deciders.name as "decidedByName", ledger_openings.decided_at as "decidedAt"
  from ledger_openings
  join offered_customers as customers on customers.id = ledger_openings.customer_id
  join offered_users as proposers on proposers.id = ledger_openings.proposed_by
  left join offered_users as deciders on deciders.id = ledger_openings.decided_by`

export async function findOpenings(db: Db, ids: readonly number[]): Promise<OpeningRow[]> {
  const { rows } = await db.query({
    name: 'openings_find',
    text: `${whole} where ledger_openings.id = any ($1) order by ledger_openings.id desc`,
    values: [ids],
  })
  return rows
}

/** Newest first; one more than the limit says that there is a next page. */
export async function listOpenings(
  db: Db,
  { state, before }: { state: OpeningState; before: number | undefined },
  limit: number,
): Promise<OpeningRow[]> {
  const asked = conditions(
    'openings_list',
    [limit + 1, state],
    [{ name: 'before', when: before !== undefined, sql: 'ledger_openings.id < ?', values: [before] }],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where ledger_openings.state = $2 ${asked.where} order by ledger_openings.id desc limit $1`,
    values: asked.values,
  })
  return rows
}
