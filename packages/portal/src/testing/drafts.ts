import { emptyDraft, type OrderDraft } from '../orders/new-order/draft/order-draft.ts'

/** Museum tickets with a group, a time of the sample's schedule and thirty people; without a guide. */
export const filledDraft: OrderDraft = {
  ...emptyDraft,
  museum_id: 1,
  system_id: 'main',
  pass_date: '2026-12-01',
  schedule_item_id: 5,
  time: '11:30',
  qty_common: 30,
}
