import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import type { Caller } from '../../http/caller.ts'
import { listNearestTimes } from '../../catalogue/index.ts'
import { type Once, refuseOnce, replay } from '../../db/idempotency.ts'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { inOneStatement, inTransaction } from '../../db/transaction.ts'
import { charge, chargeLine, decideCharge, findMoneyTerms, lockCustomerAccount } from '../../ledger/index.ts'
import { accept, Busy, type Outcome, type Refusal } from '../../outcome.ts'
import { decideOnSlot } from './decide-on-slot.ts'
import { insertOrder, type NewOrder } from './insert-order.store.ts'
import { keepTerms, orderReference, recordEvent } from '../orders.store.ts'
import type { AskedSlot, Placement } from './placement.rules.ts'
import { isSlotFull } from './write-order.store.ts'
import { returnExpiredHolds } from '../holding/holds.store.ts'
import { serveWaiting } from '../waiting/serve-waiting.ts'
import { slotTurnstile } from '../turnstile/slot-turnstile.ts'

export type PlacedOrder = { id: number; refno: string; status: Placement['status']; total: number | null }
type Request = { input: PostRequestInput; caller: Caller & { customerId: number }; once: Once | undefined; pool: Pool }

/**
 * Places an order of museum tickets: decides on what is seen, then writes in one statement that takes the places only if they
 * are still there. When they went meanwhile, looks and decides again.
 */
export async function placeOrder(request: Request): Promise<Outcome<PlacedOrder>> {
  const { input, caller, pool } = request
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { slot, decision } = await decideOnSlot(pool, input, caller, makeRoom(pool))
    if (!decision.ok) return refuseWithTimes(request, decision)
    if (!slot) throw new Error('An order was accepted without a slot')
    const placed = await write(request, decision.value, slot)
    if (placed) return placed
  }
  throw new Busy()
}

/** Expired holds give their places back, and who waits for the slot is served. */
function makeRoom(pool: Pool): (slotId: number, hasWaiting: boolean) => Promise<void> {
  return (slotId, hasWaiting) =>
    slotTurnstile.pass(slotId, async () => {
      await inOneStatement(pool, (db) => returnExpiredHolds(db, slotId))
      if (hasWaiting) await serveWaiting(pool, slotId)
    })
}

/** Each time somebody else got places; places that are seen and cannot be had are a rule that the decision does not know: not for ever. */
const attempts = 50

/**
 * The same inside a transaction that holds the customer's account and the slot already: a line of a programme. Its key is the programme's.
 */
export async function placeTicketsIn(tx: Tx, { input, caller, programmeId }: TicketLine): Promise<Outcome<PlacedOrder>> {
  const { slot, decision } = await decideOnSlot(tx, input, caller)
  if (!decision.ok) return withNearestTimes(tx, { input, caller }, decision)
  if (!slot) throw new Error('An order was accepted without a slot')
  const order = { ...orderOf({ input, caller, once: undefined }, decision.value, slot), programmeId }
  const written = await writeIn(tx, order)
  if (!written) throw new Error('An order without a key was taken for a repetition')
  return accept(written)
}
type TicketLine = Omit<Request, 'once' | 'pool'> & { programmeId: number }

async function refuseWithTimes({ input, caller, pool, once }: Request, refusal: Refusal): Promise<Outcome<PlacedOrder>> {
  return refuseOnce(pool, once, await withNearestTimes(pool, { input, caller }, refusal))
}

async function withNearestTimes(db: Db, { input, caller }: Pick<Request, 'input' | 'caller'>, refusal: Refusal): Promise<Refusal> {
  if (refusal.refusal !== 'no_places') return refusal
  const sought = { places: headsOf(input), customerId: caller.customerId, groupCategory: input.type }
  return { ...refusal, nearest: await listNearestTimes(db, input.schedule_item_id, sought) }
}

function headsOf(input: PostRequestInput): number {
  return input.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
}

/** Undefined when the slot has just become full. */
async function write(request: Request, placement: Placement, slot: AskedSlot): Promise<Outcome<PlacedOrder> | undefined> {
  const { pool, once } = request
  const order = orderOf(request, placement, slot)
  try {
    const isOneStatement = placement.status !== 'confirmed' && !once?.done
    const written = await slotTurnstile.pass(request.input.schedule_item_id, () =>
      isOneStatement ? inOneStatement(pool, (db) => writePlain(db, order)) : inTransaction(pool, (tx) => writeIn(tx, order)),
    )
    if (written) return accept(written)
    if (!once) throw new Error('An order without a key was taken for a repetition')
    return await replay<PlacedOrder>(pool, once)
  } catch (error) {
    if (isSlotFull(error)) return undefined
    throw error
  }
}

function orderOf({ input, caller, once }: Omit<Request, 'pool'>, placement: Placement, { usualEntrance, free }: AskedSlot): NewOrder {
  return { input, caller, placement, refno: input.refno || String(Date.now()), entrance: usualEntrance, free, once }
}

/** With all that goes with it. */
async function writeIn(tx: Tx, order: NewOrder): Promise<PlacedOrder | undefined> {
  const written = await (order.placement.status === 'confirmed' ? writeConfirmed(tx, order) : writePlain(tx, order))
  if (written) await order.once?.done?.(tx, written)
  return written
}

/** Undefined when the idempotency key was used before. */
async function writePlain(db: Db, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { refno, placement, caller } = order
  const answer = { refno, status: placement.status, total: caller.can('read', 'Price') ? placement.total : null }
  const id = await insertOrder(db, order, accept({ id: 0, ...answer }))
  return id === null ? undefined : { id, ...answer }
}

/**
 * Instant confirmation: the same checks and the same charge as a dispatcher's, in the same transaction; the account is locked before the
 * slot. When the money terms do not allow it, the order stays in processing, with the reason in its history (specification/orders.md).
 */
async function writeConfirmed(tx: Tx, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { customerId, userId } = order.caller
  await lockCustomerAccount(tx, customerId)
  const money = decideCharge(await findMoneyTerms(tx, customerId), order.placement.total)
  const placement: Placement = money.ok ? order.placement : { ...order.placement, status: 'in_processing' }
  const written = await writePlain(tx, { ...order, placement })
  if (!written) return undefined
  if (money.ok) {
    await keepTerms(tx, written.id)
    await charge(tx, { customerId, reference: orderReference(written.id), actorId: userId }, placement.lines.map(chargeLine))
  }
  await recordEvent(tx, {
    orderId: written.id,
    kind: money.ok ? 'confirmed' : 'not_confirmed',
    actorId: null,
    changes: money.ok ? { status: { from: 'in_processing', to: 'confirmed' } } : { reason: { from: null, to: money.refusal } },
  })
  return written
}
