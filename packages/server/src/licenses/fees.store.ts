import { isTakenBack, type ProlongationState } from '@anfilada/contract/licenses/prolongation-rules'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Db, Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import { allocate } from '../ledger/index.ts'

/** How the ledger names the fee of a request: charged, paid and taken back under it. */
export function feeReference(requestId: number): string {
  return `prolongation:${requestId}`
}

/** A fee as it is paid; kopecks. `number`: of the license; `museum`: as papers name it. */
export type Fee = {
  id: number
  customerId: number
  state: ProlongationState
  fee: number
  vatPercent: number | null
  paid: number
  number: string
  museum: string
  heldOn: string
}

/** SQL that adds to `requests` what pays each of their fees: `paid.amount`. */
export const feePaid = `cross join lateral (
    select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as amount from offered_ledger_allocations as ledger_allocations
    where ledger_allocations.reference = 'prolongation:' || requests.id
  ) as paid`

/** SQL that is true of `requests` whose fee was not taken back; as `isTakenBack` says it. */
const isCharged = `requests.state not in ('declined', 'withdrawn')`

/** A customer's fees of these requests, by number; another's are not found. */
export async function findFees(db: Db, customerId: number, requestIds: readonly number[]): Promise<Fee[]> {
  const { rows } = await db.query({
    name: 'fees_find',
    text: `select requests.id, requests.customer_id as "customerId", requests.state, requests.fee_kopecks as fee,
                  requests.vat_percent as "vatPercent", paid.amount as paid, licenses.number, museums.name ->> 'ru_RU' as museum,
                  prolongation_groups.held_on as "heldOn"
           from prolongation_requests as requests join licenses on licenses.id = requests.license_id
           join prolongation_groups on prolongation_groups.id = requests.group_id
           join offered_museums as museums on museums.id = licenses.museum_id ${feePaid}
           where requests.customer_id = $1 and requests.id = any ($2::integer[]) order by requests.id`,
    values: [customerId, requestIds],
  })
  return rows
}

/** What is still to be paid of a fee; nothing of one that was taken back. */
export function payableFee({ state, fee, paid }: Pick<Fee, 'state' | 'fee' | 'paid'>): Kopecks {
  return kopecks(isTakenBack(state) ? 0 : Math.max(0, fee - paid))
}

export type PayableFee = { id: number; guide: string; number: string; museum: string; heldOn: string; due: number }

/** Fees of a customer of which something is due, the earliest request first. */
export async function listPayableFees(db: Db, customerId: number, language: Language, limit: number): Promise<PayableFee[]> {
  const { rows } = await db.query({
    name: 'fees_payable',
    text: `select requests.id, coalesce(members.name, guides.name) as guide, licenses.number, museums.name ->> $2 as museum,
                  prolongation_groups.held_on as "heldOn", (requests.fee_kopecks - paid.amount)::bigint as due
           from prolongation_requests as requests
           join prolongation_groups on prolongation_groups.id = requests.group_id
           join licenses on licenses.id = requests.license_id
           join guides on guides.id = licenses.guide_id
           left join offered_users as members on members.id = guides.user_id
           join offered_museums as museums on museums.id = licenses.museum_id ${feePaid}
           where requests.customer_id = $1 and ${isCharged} and requests.fee_kopecks > paid.amount
           order by requests.id limit $3`,
    values: [customerId, nameKeys[language], limit],
  })
  return rows
}

export type DueFee = { id: number; customerId: number; number: string; museum: string; heldOn: string; due: number }

/** Fees of these customers of which something is due, of each customer the earliest groups first, `most` at most. */
export async function listDueFees(db: Db, customerIds: readonly number[], language: Language, most: number): Promise<DueFee[]> {
  const { rows } = await db.query({
    name: 'fees_due',
    text: `select owing.id, customers.id as "customerId", owing.number, owing.museum, owing.held_on as "heldOn", owing.due
           from unnest($1::integer[]) as customers (id) cross join lateral (
             select requests.id, licenses.number, museums.name ->> $2 as museum, prolongation_groups.held_on,
                    (requests.fee_kopecks - paid.amount)::bigint as due
             from prolongation_requests as requests
             join prolongation_groups on prolongation_groups.id = requests.group_id
             join licenses on licenses.id = requests.license_id
             join offered_museums as museums on museums.id = licenses.museum_id ${feePaid}
             where requests.customer_id = customers.id and ${isCharged} and requests.fee_kopecks > paid.amount
             order by prolongation_groups.held_on, requests.id limit $3
           ) as owing order by owing.held_on, owing.id`,
    values: [customerIds, nameKeys[language], most],
  })
  return rows
}

type DueFees = { total: number; today: number; overdue: number; count: number }

/** All that is due of a customer's fees, kopecks; of it, that of groups today and of groups that are over, by the museums' day. */
export async function sumDueFees(db: Db, customerId: number): Promise<DueFees> {
  const { rows } = await db.query({
    name: 'fees_due_sum',
    text: `select coalesce(sum(owing.due), 0)::bigint as total,
                  coalesce(sum(owing.due) filter (where owing.held_on = local_day(now())), 0)::bigint as today,
                  coalesce(sum(owing.due) filter (where owing.held_on < local_day(now())), 0)::bigint as overdue,
                  count(*)::integer as count
           from (select prolongation_groups.held_on, requests.fee_kopecks - paid.amount as due
                 from prolongation_requests as requests
                 join prolongation_groups on prolongation_groups.id = requests.group_id ${feePaid}
                 where requests.customer_id = $1 and ${isCharged} and requests.fee_kopecks > paid.amount) as owing`,
    values: [customerId],
  })
  return onlyRow(rows)
}

/** Fees that were taken back and are still paid. */
export async function listPaidBack(db: Db, limit: number): Promise<{ id: number; customerId: number }[]> {
  const { rows } = await db.query({
    name: 'fees_paid_back',
    text: `select requests.id, requests.customer_id as "customerId" from prolongation_requests as requests ${feePaid}
           where requests.state in ('declined', 'withdrawn') and paid.amount > 0 order by requests.id limit $1`,
    values: [limit],
  })
  return rows
}

type Move = { fee: Pick<Fee, 'id' | 'customerId'>; source: string; amount: Kopecks; actorId: number | null }

/** Money pays the fee, or (below zero) is taken back from it. The customer's account is locked. */
export async function payFee(tx: Tx, { fee, source, amount, actorId }: Move): Promise<void> {
  await allocate(tx, { customerId: fee.customerId, reference: feeReference(fee.id), actorId }, source, amount)
}

/** What pays which fee, as the ledger names its sources, kopecks: what pays one fee, or what one source pays. The latest fee first. */
export async function listFeeMoney(
  db: Db,
  { requestId, source }: { requestId?: number; source?: string },
): Promise<{ requestId: number; source: string; amount: number }[]> {
  const { rows } = await db.query({
    name: 'fees_money',
    text: `select substr(ledger_allocations.reference, 14)::integer as "requestId", ledger_allocations.source,
                  sum(ledger_allocations.amount_kopecks)::bigint as amount
           from offered_ledger_allocations as ledger_allocations
           where starts_with(ledger_allocations.reference, 'prolongation:')
             and (ledger_allocations.reference = 'prolongation:' || $1::integer or ledger_allocations.source = $2)
           group by ledger_allocations.reference, ledger_allocations.source
           having sum(ledger_allocations.amount_kopecks) > 0 order by 1 desc, min(ledger_allocations.id) desc`,
    values: [requestId ?? null, source ?? null],
  })
  return rows
}
