import { isClosed } from './order-status.ts'
import { lacksGuide, type NeedyOrder, takesOtherTime } from './order-needs.ts'
import type { Order } from './orders.ts'

/** The acts of a row: those of the specification, and what an order may ask for beside them. */
export type RowAct = 'pay' | 'agree' | 'take' | 'guide' | 'show' | 'again' | 'details' | 'edit' | 'locate' | 'cancel' | 'archive'

/** What the reader may do besides what the order allows: agree to a colleague's change, show its voucher, order anew. */
export type RowMay = { agree: boolean; show: boolean; order: boolean }

/** The one act that stands in a row: what the order's state asks for, else what is done with it most. */
export function visibleAct(order: NeedyOrder, may: RowMay): RowAct {
  const { info } = order
  if (info.allowed.includes('pay')) return 'pay'
  if (may.agree && info.pending_change?.awaits_colleague) return 'agree'
  if (takesOtherTime(order)) return 'take'
  if (lacksGuide(order)) return 'guide'
  if (may.order && info.status === 'rejected') return 'again'
  if (may.show) return 'show'
  return usualAct(order)
}

function usualAct({ info }: Order): RowAct {
  if (info.allowed.includes('edit')) return 'edit'
  return isClosed(info.status) && info.allowed.includes('archive') ? 'archive' : 'details'
}

/** In the order of specification/screens.md. */
const specified = ['details', 'edit', 'locate', 'cancel', 'archive'] as const

/** The acts of the specification that the row keeps behind "…": all that the order allows but the one that stands beside. */
export function hiddenActs({ info }: Order, visible: RowAct): (typeof specified)[number][] {
  return specified.filter((act) => act !== visible && (act === 'details' || info.allowed.includes(act)))
}
