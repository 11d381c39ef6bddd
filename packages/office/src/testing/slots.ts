import type { OfficeSlot, SlotPreview } from '@anfilada/contract/orders/capacity'
import type { SlotHandover } from '@anfilada/contract/orders/slot-handover'
import type { RulePreview, SlotRule, SlotRules } from '@anfilada/contract/orders/slot-rules'
import type { OrderInTheWay, SlotPlan } from '@anfilada/contract/orders/slot-plans'

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

/** A summer of half-hours. */
export function slotRule(changed: Partial<SlotRule> = {}): SlotRule {
  return {
    id: 5,
    revision: 2,
    title: 'Summer',
    kind: 'season',
    from: '2026-05-01',
    until: '2026-09-30',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    dates: [],
    times: ['10:00', '10:30', '11:00'],
    capacity: 40,
    quotas: [{ type: 'cn', quota: 20 }],
    allotments: [],
    ...changed,
  }
}

/** Filled for a year. */
export function slotRules(rules: readonly SlotRule[], changed: Partial<SlotRules> = {}): SlotRules {
  return { rules: [...rules], months: 12, filled_until: '2027-12-01', until: '2027-12-01', unlike: 0, unruled: [], ...changed }
}

/** What a rule would do: nothing, unless said. */
export function rulePreview(changed: Partial<RulePreview> = {}): RulePreview {
  return { until: '2027-12-01', made: 0, changed: 0, closed: 0, by_hand: 0, days: [], unruled: [], orders: [], ...changed }
}

/** What would become of slots of hands: twelve are as the rules say. */
export function slotHandover(changed: Partial<SlotHandover> = {}): SlotHandover {
  return { alike: 12, different: 0, too_full: 0, closed: 0, unruled: 0, ...changed }
}

/** An order of twelve in processing that a plan may move. */
export function inTheWay(changed: Partial<OrderInTheWay> = {}): OrderInTheWay {
  const order = { id: 48_302, status: 'in_processing', customer: 'Neva Tour', type: 'cn', places: 12 } as const
  return { ...order, revision: 1, slot_id: 7, closes: false, date: '2026-12-01', time: '12:00', ...changed }
}

/** A plan that has just begun; nothing is to be done, unless said. */
export function slotPlan(changed: Partial<SlotPlan> = {}): SlotPlan {
  return {
    id: 3,
    title: null,
    started_at: '2026-11-21T09:00:00Z',
    started_by: 'Anna',
    stopped_at: null,
    ended_at: null,
    counts: { due: 0, done: 0, skipped: 0, failed: 0, left: 0, untouched: 0 },
    reason: '',
    orders: [],
    ...changed,
  }
}
