import { lockSlot, releasePlaces } from '../../catalogue/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { accept, type Outcome } from '../../outcome.ts'
import {
  deleteHold,
  findHold,
  type HoldOwner,
  listSlotsWithExpiredHolds,
  lockHold,
  lockHolder,
  returnExpiredHolds,
  takerOf,
} from './holds.store.ts'

/** The draft gives its places back. Says the same whether there was such a hold or not, so that nothing can be learnt of other people's. */
export async function releaseHold(tx: Tx, owner: HoldOwner, holdId: number): Promise<Outcome<number>> {
  await lockHolder(tx, owner.customerId)
  const seen = await findHold(tx, holdId, owner.userId)
  if (!seen) return accept(holdId)
  await lockSlot(tx, seen.slotId)
  const hold = await lockHold(tx, seen.id)
  if (hold) {
    await deleteHold(tx, hold.id)
    await releasePlaces(tx, hold.slotId, takerOf(hold))
  }
  return accept(holdId)
}

/** Holds that are over fall back; a job calls it every minute. One slot a transaction: nobody's lock order is crossed. */
export async function releaseExpiredHolds(db: Db): Promise<number> {
  const slots = await listSlotsWithExpiredHolds(db)
  for (const slotId of slots) await returnExpiredHolds(db, slotId)
  return slots.length
}
