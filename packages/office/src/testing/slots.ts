import type { OfficeSlot, SlotPreview } from '@anfilada/contract/orders/capacity'

/** A slot of fifty places, twelve of them taken. */
export function officeSlot(id: number, date: string, time: string, changed: Partial<OfficeSlot> = {}): OfficeSlot {
  return {
    id,
    date,
    time,
    zone: 'Europe/Moscow',
    capacity: 50,
    taken: 12,
    free: 38,
    closed: false,
    begun: false,
    quotas: [],
    allotments: [],
    waiting: { orders: 0, places: 0 },
    ...changed,
  }
}

/** What a change would do to it: nothing, unless said. */
export function slotPreview(slot: OfficeSlot, changed: Partial<SlotPreview> = {}): SlotPreview {
  return { slot_id: slot.id, date: slot.date, time: slot.time, refusal: null, missing: 0, orders: [], served: [], ...changed }
}
