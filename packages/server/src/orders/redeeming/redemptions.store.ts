import { undoSeconds } from '@anfilada/contract/vouchers/redeeming'
import type { Db, Tx } from '../../db/pool.ts'
import type { StatementRow } from '../../db/statement-rows.ts'

/** The redemption of an order that stands: who let how many in and when, and how long he may still take it back, seconds. */
export type Redemption = StatementRow<'redemption_of_order'>

export async function findRedemption(db: Db, orderId: number): Promise<Redemption | undefined> {
  const { rows } = await db.query({
    name: 'redemption_of_order',
    text: `select order_redemptions.id, order_redemptions.heads, order_redemptions.redeemed_at as "redeemedAt",
                  order_redemptions.redeemed_by as "actorId", users.name as actor,
                  greatest(0, ${undoSeconds} - floor(extract(epoch from clock_timestamp() - order_redemptions.redeemed_at)))::integer as "undoSeconds"
           from order_redemptions join offered_users as users on users.id = order_redemptions.redeemed_by
           where order_redemptions.order_id = $1 and order_redemptions.undone_at is null`,
    values: [orderId],
  })
  return rows[0]
}

type NewRedemption = { orderId: number; heads: number; actorId: number }

/** Writes it where none stands; false when one does. Its moment is after any wait for the lock of the order. */
export async function insertRedemption(tx: Tx, { orderId, heads, actorId }: NewRedemption): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'redemption_insert',
    text: `with redemption as (
             insert into order_redemptions (order_id, heads, redeemed_by, redeemed_at) values ($1, $2, $3, statement_timestamp())
             on conflict do nothing
             returning order_redemptions.order_id, order_redemptions.redeemed_at
           )
           update orders set redeemed_at = redemption.redeemed_at from redemption where orders.id = redemption.order_id`,
    values: [orderId, heads, actorId],
  })
  return rowCount === 1
}

/** The order of a redemption that this employee made; undefined when he made none by that number. */
export async function findOwnRedeemed(db: Db, redemptionId: number, actorId: number): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'redemption_own',
    text: `select order_redemptions.order_id as "orderId" from order_redemptions
           where order_redemptions.id = $1 and order_redemptions.redeemed_by = $2`,
    values: [redemptionId, actorId],
  })
  return rows[0]?.orderId
}

/** Takes it back; answers the heads that it counted, undefined when it does not stand or its minute is over. The order is locked. */
export async function undoRedemption(tx: Tx, redemptionId: number): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'redemption_undo',
    text: `with undone as (
             update order_redemptions set undone_at = statement_timestamp()
             where order_redemptions.id = $1 and order_redemptions.undone_at is null
               and statement_timestamp() < order_redemptions.redeemed_at + interval '${undoSeconds} seconds'
             returning order_redemptions.order_id, order_redemptions.heads
           )
           update orders set redeemed_at = null from undone where orders.id = undone.order_id
           returning undone.heads`,
    values: [redemptionId],
  })
  return rows[0]?.heads
}

/** The job that settles what was in advance for the visit of an order, once nobody can say any more that it did not take place. */
export const visitJob = 'settle_visit'
/** Whoever settles receipts asks banks: one after the other. */
export const settleQueue = 'settle_receipts'

/** Wakes the job, in the transaction of whoever let the group in; it finds nothing to do when that was taken back. */
export async function scheduleSettling(tx: Tx, orderId: number): Promise<void> {
  await tx.query({
    name: 'visit_settle_schedule',
    text: `select graphile_worker.add_job('${visitJob}', json_build_object('orderId', $1::integer), run_at => clock_timestamp() + interval '125 seconds',
             queue_name => '${settleQueue}', job_key => '${visitJob}:' || $1)`,
    values: [orderId],
  })
}
