import { kopecks } from '@anfilada/contract/kopecks'
import type { PostRequestInput } from '@anfilada/contract/orders'
import type { Caller } from '../../http/caller.ts'
import { listNearestTimes } from '../../catalogue/index.ts'
import { type Once, refuseOnce, replay } from '../../db/idempotency.ts'
import type { Pool } from '../../db/pool.ts'
import { inTransaction, withRetries } from '../../db/transaction.ts'
import { charge, lockCustomerAccount } from '../../ledger/index.ts'
import { accept, type Outcome, type Refusal } from '../../outcome.ts'
import { decideOnSlot } from './decide-on-slot.ts'
import { isSlotFull, insertOrder, type NewOrder } from './insert-order.store.ts'
import { orderReference, recordEvent } from '../orders.store.ts'
import type { Placement } from './placement.rules.ts'

export type PlacedOrder = { id: number; refno: string; status: Placement['status']; total: number | null }
type Request = { input: PostRequestInput; caller: Caller & { customerId: number }; once: Once | undefined; pool: Pool }

/**
 * Places an order of museum tickets: decides on what is seen, then writes in one statement that takes the places only if they
 * are still there. When they went meanwhile, looks and decides again.
 */
export async function placeOrder(request: Request): Promise<Outcome<PlacedOrder>> {
  const { input, caller, pool } = request
  for (;;) {
    const { slot, decision } = await decideOnSlot(pool, input, caller)
    if (!decision.ok) return refuseWithTimes(request, decision)
    if (!slot) throw new Error('An order was accepted without a slot')
    const placed = await write(request, decision.value, slot.usualEntrance)
    if (placed) return placed
  }
}

async function refuseWithTimes({ input, pool, once }: Request, refusal: Refusal): Promise<Outcome<PlacedOrder>> {
  const nearest = refusal.refusal === 'no_places' ? await listNearestTimes(pool, input.schedule_item_id, headsOf(input)) : undefined
  return refuseOnce(pool, once, { ...refusal, ...(nearest && { nearest }) })
}

function headsOf(input: PostRequestInput): number {
  return input.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
}

/** Undefined when the slot has just become full. */
async function write(request: Request, placement: Placement, entrance: string): Promise<Outcome<PlacedOrder> | undefined> {
  const { input, caller, once, pool } = request
  const answer = {
    refno: input.refno || String(Date.now()),
    status: placement.status,
    total: caller.can('read', 'Price') ? placement.total : null,
  }
  const order: NewOrder = { input, caller, placement, refno: answer.refno, entrance, once, answer: accept({ id: 0, ...answer }) }
  try {
    const id = await (placement.status === 'confirmed' ? insertConfirmed(pool, order) : withRetries(() => insertOrder(pool, order)))
    if (id !== null) return accept({ id, ...answer })
    if (!once) throw new Error('An order without a key was taken for a repetition')
    return await replay<PlacedOrder>(pool, once)
  } catch (error) {
    if (isSlotFull(error)) return undefined
    throw error
  }
}

/** Instant confirmation: the same charge as a dispatcher's, in the same transaction; the account is locked before the slot. */
async function insertConfirmed(pool: Pool, order: NewOrder): Promise<number | null> {
  const { customerId, userId } = order.caller
  return inTransaction(pool, async (tx) => {
    await lockCustomerAccount(tx, customerId)
    const id = await insertOrder(tx, order)
    if (id === null) return null
    await charge(tx, { customerId, reference: orderReference(id), actorId: userId }, kopecks(order.placement.total))
    await recordEvent(tx, {
      orderId: id,
      kind: 'confirmed',
      actorId: null,
      changes: { status: { from: 'in_processing', to: 'confirmed' } },
    })
    return id
  })
}
