import type { DecisionAct } from '@anfilada/contract/orders/decision-acts'
import type { Tx } from '../../db/pool.ts'
import type { Outcome } from '../../outcome.ts'
import { acceptChange } from '../changing/accept-change.ts'
import { declineChange } from '../changing/drop-change.ts'
import { cancelOrder, rejectOrder } from '../close-order.ts'
import { confirmOrder } from '../confirm-order.ts'
import { waitOrder } from '../wait-order.ts'

type Reason = { reason?: string | undefined }

/** What each decision of staff says beside the order, as its row keeps it while it waits. */
type Inputs = {
  confirm_order: { time: string; entrance: string }
  wait_order: Record<string, never>
  reject_order: { reason: string }
  cancel_order: Reason
  accept_change: Reason & { time?: string | undefined; entrance?: string | undefined }
  decline_change: Reason
}
export type DecisionInput = Inputs[DecisionAct]
export type Decision = { [A in DecisionAct]: { act: A; input: Inputs[A] } }[DecisionAct]

/** The order that was looked at, and who decides. */
export type Decided = { orderId: number; revision: number; actorId: number }

/** What comes of a decision, whoever carries it out and when: refusals, too, are those of the order as it is then. */
export function actOn(tx: Tx, decided: Decided, { act, input }: Decision): Promise<Outcome<number>> {
  switch (act) {
    case 'confirm_order':
      return confirmOrder(tx, { ...decided, ...input })
    case 'wait_order':
      return waitOrder(tx, decided)
    case 'reject_order':
      return rejectOrder(tx, { ...decided, ...input })
    case 'cancel_order':
      return cancelOrder(tx, { ...decided, reason: input.reason })
    case 'accept_change':
      return acceptChange(tx, { ...decided, ...input })
    case 'decline_change':
      return declineChange(tx, { ...decided, ...input })
  }
}
