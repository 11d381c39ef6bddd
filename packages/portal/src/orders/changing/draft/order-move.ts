import type { Order, OtherTime } from '@anfilada/contract/orders/orders'
import { readChangeDraft, writeChangeDraft } from './change-draft.ts'
import { valuesOf } from './change-values.ts'

/** Lays another time into the form that changes the order; what is being changed there besides stays. */
export function beginMove(order: Order, { schedule_item_id, date: pass_date, time }: OtherTime, login: string): void {
  const kept = readChangeDraft(login, order.id, { revision: order.data.revision, values: valuesOf(order) })
  writeChangeDraft(login, order.id, { ...kept, edits: { ...kept.edits, pass_date, schedule_item_id, time } })
}
