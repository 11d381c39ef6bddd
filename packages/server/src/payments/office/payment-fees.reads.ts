import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import type { Db } from '../../db/pool.ts'
import { findFees, payableFee } from '../../licenses/index.ts'

type CardFees = Pick<OfficePaymentCard, 'fees' | 'fee_allocations' | 'fee_receipts'>

/** The fees that the payment is for, and those to which its money went later; what each got of it, and what is due on it. */
export async function findCardFees(db: Db, customerId: number, paymentId: number): Promise<CardFees> {
  const [named, moves, printed] = await Promise.all([listNamed(db, paymentId), listMoves(db, paymentId), listFeeReceipts(db, paymentId)])
  const known =
    named.length > 0
      ? await findFees(
          db,
          customerId,
          named.map(({ requestId }) => requestId),
        )
      : []
  const numberOf = new Map(known.map(({ id, number }) => [id, number]))
  const dueOf = new Map(known.map((fee) => [fee.id, payableFee(fee)]))
  const fees = named.map(({ requestId, asked, allocated }) => {
    return { request_id: requestId, number: numberOf.get(requestId) ?? '', asked, allocated, due: dueOf.get(requestId) ?? 0 }
  })
  const allocations = moves.map(({ at, requestId, amount, by }) => {
    return { at: at.toISOString(), request_id: requestId, number: numberOf.get(requestId) ?? '', amount, by }
  })
  const receipts = printed.map(({ at, requestId, ...receipt }) => {
    return { ...receipt, at: at.toISOString(), request_id: requestId, number: numberOf.get(requestId) ?? '' }
  })
  return { fees, fee_allocations: allocations, fee_receipts: receipts }
}

async function listNamed(db: Db, paymentId: number): Promise<{ requestId: number; asked: number; allocated: number }[]> {
  const { rows } = await db.query({
    name: 'payment_card_fees',
    text: `with asked as (
             select payment_fees.request_id, payment_fees.asked_kopecks as asked, 0::bigint as allocated
             from payment_fees where payment_fees.payment_id = $1 and not payment_fees.carried
             union all
             select substr(ledger_allocations.reference, 14)::integer, 0, ledger_allocations.amount_kopecks
             from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || $1::integer and starts_with(ledger_allocations.reference, 'prolongation:')
           )
           select asked.request_id as "requestId", sum(asked.asked)::bigint as asked, sum(asked.allocated)::bigint as allocated
           from asked group by asked.request_id order by asked.request_id`,
    values: [paymentId],
  })
  return rows
}

async function listMoves(db: Db, paymentId: number): Promise<{ at: Date; requestId: number; amount: number; by: string | null }[]> {
  const { rows } = await db.query({
    name: 'payment_card_fee_allocations',
    text: `select ledger_allocations.at, substr(ledger_allocations.reference, 14)::integer as "requestId",
                  ledger_allocations.amount_kopecks as amount, users.name as by
           from offered_ledger_allocations as ledger_allocations left join offered_users as users on users.id = ledger_allocations.actor_id
           where ledger_allocations.source = 'payment:' || $1::integer and starts_with(ledger_allocations.reference, 'prolongation:')
           order by ledger_allocations.id`,
    values: [paymentId],
  })
  return rows
}

type FeeReceipt = Pick<OfficePaymentCard['fee_receipts'][number], 'kind' | 'amount' | 'state'> & { requestId: number; at: Date }

/** What was printed of fees once the money was there: told to the provider with the attempt, or asked of the accountant (54-FZ). */
async function listFeeReceipts(db: Db, paymentId: number): Promise<FeeReceipt[]> {
  const { rows } = await db.query({
    name: 'payment_card_fee_receipts',
    text: `select payment_fees.request_id as "requestId", payment_fees.asked_kopecks as amount,
                  case when payment_fees.in_advance then 'prepayment' else 'settlement' end as kind,
                  case when payment_fees.in_advance and payment_fees.settled_at is not null then 'settled'
                       when payment_fees.carried then case when payment_fees.in_advance then 'carried' else 'by_hand' end
                       when payments.makes_receipt then 'sent' else 'by_hand' end as state,
                  coalesce(payment_fees.settled_at, payments.received_at) as at
           from payment_fees join payments on payments.id = payment_fees.payment_id
           where payment_fees.payment_id = $1 and payments.received_at is not null order by payment_fees.request_id`,
    values: [paymentId],
  })
  return rows
}
