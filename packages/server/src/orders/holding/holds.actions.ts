import { holdActions } from '@anfilada/contract/orders/holds'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import type { Caller } from '../../http/caller.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept } from '../../outcome.ts'
import { answerAtSlots } from '../turnstile/answer-at-slots.ts'
import { holdPlaces } from './hold-places.ts'
import { findHold, type HoldOwner } from './holds.store.ts'
import { releaseHold } from './release-hold.ts'

export const holdsFeature = feature(holdActions, {
  hold_places: async ({ input, caller, pool, once }) => {
    const owner = ownerOf(caller)
    const wanted = { slotId: input.schedule_item_id, type: input.type, places: input.quantity }
    const slots = [wanted.slotId, ...(await slotOfHold(pool, owner, input.hold_id))]
    const outcome = await answerAtSlots(pool, once, slots, (tx) => holdPlaces(tx, owner, wanted, input.hold_id))
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },

  release_hold: async ({ input, caller, pool, once }) => {
    const owner = ownerOf(caller)
    const slots = await slotOfHold(pool, owner, input.hold_id)
    const outcome = await answerAtSlots(pool, once, slots, (tx) => releaseHold(tx, owner, input.hold_id))
    return outcome.ok ? accept({ result: { hold_id: outcome.value } }) : outcome
  },
})

/** A hold belongs to a member of a customer; employees have none. */
function ownerOf({ customerId, userId }: Caller): HoldOwner {
  if (customerId === null) throw new ProtocolFault('forbidden')
  return { customerId, userId }
}

/** Where the draft holds places already. */
async function slotOfHold(db: Db, { userId }: HoldOwner, holdId: number | undefined): Promise<number[]> {
  const hold = holdId === undefined ? undefined : await findHold(db, holdId, userId)
  return hold ? [hold.slotId] : []
}
