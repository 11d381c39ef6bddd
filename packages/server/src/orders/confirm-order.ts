import { kopecks } from '@anfilada/contract/kopecks'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Tx } from '../db/pool.ts'
import { charge, chargeLine, decideCharge, findMoneyTerms } from '../ledger/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { takePlacesOrExpired } from './holding/holds.store.ts'
import { mailOrder } from './mailing/mail-order.ts'
import { readLine } from './order-lines.rules.ts'
import { type DecidedOrder, decideMove } from './order.rules.ts'
import { announce, keepTerms, lockForDecision, orderReference, saveStatus } from './orders.store.ts'
import { unlessEquipmentTaken } from './services/equipment-taken.ts'

export type Confirmation = { orderId: number; revision: number; time: string; entrance: string; actorId: number }

/** Staff confirm time and entrance: the customer is charged; an order from the waiting list takes its places now, or is refused. */
export async function confirmOrder(tx: Tx, confirmation: Confirmation): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, confirmation.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const decision = decideMove(order, 'confirmed', confirmation.revision)
  if (!decision.ok) return decision
  const money = decideCharge(await findMoneyTerms(tx, order.customerId), kopecks(order.totalKopecks))
  if (!money.ok) return money
  const slotId = holdsPlaces(order.status) ? null : order.slotId
  if (slotId !== null && !(await takePlacesOrExpired(tx, slotId, order, 'staff'))) return refuse('no_places')
  // From the waiting list it takes its equipment again, which may be gone.
  const written = () => write(tx, order, confirmation)
  return holdsPlaces(order.status) ? written() : unlessEquipmentTaken(tx, written)
}

async function write(tx: Tx, order: DecidedOrder, { orderId, time, entrance, actorId }: Confirmation): Promise<Outcome<number>> {
  await saveStatus(tx, orderId, { status: 'confirmed', time, entrance })
  await keepTerms(tx, orderId)
  const posting = { customerId: order.customerId, reference: orderReference(orderId), actorId }
  await charge(tx, posting, order.lines.map(readLine).map(chargeLine))
  const changes = {
    status: { from: order.status, to: 'confirmed' },
    time: { from: null, to: time },
    entrance: { from: null, to: entrance },
  }
  await announce(tx, order, { kind: 'confirmed', actorId, changes })
  await mailOrder(tx, orderId, { event: 'order_confirmed' })
  return accept(orderId)
}
