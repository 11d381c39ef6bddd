import { faultOfSpan, slotHandoverActions } from '@anfilada/contract/orders/slot-handover'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept } from '../../outcome.ts'
import { askForHandover, previewHandover } from './hand-over.ts'
import type { Span } from './handing.store.ts'

export const slotHandoverFeature = feature(slotHandoverActions, {
  preview_slot_handover: async ({ input, pool }) => {
    const outcome = await previewHandover(pool, input.museum_object_id, spanOf(input))
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },

  hand_over_slots: ({ input, pool, once, ...acting }) => {
    const span = spanOf(input)
    return answerOnce(pool, once, async (tx) => {
      const outcome = await askForHandover(tx, acting, { ...span, objectId: input.museum_object_id, change: input.change })
      return outcome.ok ? accept({ result: outcome.value }) : outcome
    })
  },
})

function spanOf({ from, to }: { from: string; to: string }): Span {
  const fault = faultOfSpan(from, to)
  if (fault) throw new ProtocolFault('invalid_fields', { to: fault })
  return { first: from, last: to }
}
