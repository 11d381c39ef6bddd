import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { announce, lockOrder } from '../orders.store.ts'
import { findOwnRedeemed, insertRedemption, scheduleSettling, undoRedemption } from './redemptions.store.ts'

type Redeeming = { heads: number; actorId: number }

/** Lets the group of an order in, once; the order is locked and its paper found good. */
export async function redeemOrder(tx: Tx, order: DecidedOrder, { heads, actorId }: Redeeming): Promise<Outcome<true>> {
  if (!(await insertRedemption(tx, { orderId: order.id, heads, actorId }))) return refuse('voucher_used')
  await announce(tx, order, { kind: 'redeemed', actorId, changes: { heads: { from: null, to: heads } } })
  await scheduleSettling(tx, order.id)
  return accept(true)
}

/** Takes back what one did oneself within its minute, by the clock of the database; answers the order. What a colleague did is not found. */
export async function takeBackRedemption(tx: Tx, redemptionId: number, actorId: number): Promise<Outcome<number>> {
  const orderId = await findOwnRedeemed(tx, redemptionId, actorId)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId, 'all')
  if (!order) return refuse('redemption_not_found')
  const heads = await undoRedemption(tx, redemptionId)
  if (heads === undefined) return refuse('redemption_stands')
  await announce(tx, order, { kind: 'redemption_undone', actorId, changes: { heads: { from: heads, to: null } } })
  return accept(order.id)
}
