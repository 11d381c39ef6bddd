import type { OfficeSlot, TouchedOrder } from '@anfilada/contract/orders/capacity'
import { describe, expect, test } from 'vitest'
import { type WaitingEntry, judgeChange, servedFrom, type SlotTaker, type SlotView } from './capacity.rules.ts'

const slot: OfficeSlot = {
  id: 1,
  date: '2026-12-20',
  time: '10:00',
  zone: 'Europe/Moscow',
  capacity: 40,
  taken: 20,
  free: 14,
  closed: false,
  begun: false,
  quotas: [],
  allotments: [],
  waiting: { orders: 0, places: 0 },
}

function orderOf(id: number, places: number, type: TouchedOrder['type'] = 'ig'): TouchedOrder {
  return { id, status: 'confirmed', customer: 'Agency', type, places }
}

function taker(customerId: number, order: TouchedOrder): SlotTaker {
  return { slotId: 1, customerId, type: order.type, places: order.places, order }
}

function allotment(customerId: number, places: number, used: number): OfficeSlot['allotments'][number] {
  const release_at = '2026-12-18T21:00:00.000Z'
  return { customer_id: customerId, customer: 'Agency', places, used, kept: Math.max(0, places - used), release_at, released: false }
}

const view: SlotView = {
  slot: { ...slot, allotments: [allotment(7, 10, 4)] },
  takers: [taker(7, orderOf(71, 4)), taker(8, orderOf(72, 10, 'rf')), taker(9, orderOf(73, 6))],
  waiting: [],
  releaseAt: '2026-12-19T21:00:00.000Z',
  releasePassed: false,
}

describe('a new capacity', () => {
  test('must leave what is taken and what is kept for a customer', () => {
    expect(judgeChange(view, { slot: { capacity: 26, closed: false } })).toMatchObject({ refusal: null, missing: 0 })
    expect(judgeChange(view, { slot: { capacity: 25, closed: false } })).toMatchObject({ refusal: 'capacity_below_taken', missing: 1 })
  })

  test('names the orders that a smaller slot, or a closed one, is about, and none for a larger one', () => {
    const touched = (capacity: number, closed: boolean) => judgeChange(view, { slot: { capacity, closed } }).orders.map(({ id }) => id)
    expect([touched(30, false), touched(40, true), touched(50, false)]).toEqual([[71, 72, 73], [71, 72, 73], []])
  })
})

describe('a quota', () => {
  test('may not be less than groups of the category have taken', () => {
    expect(judgeChange(view, { quota: { type: 'ig', quota: 10 } })).toMatchObject({ refusal: null })
    const refused = judgeChange(view, { quota: { type: 'ig', quota: 9 } })
    expect(refused).toMatchObject({ refusal: 'quota_below_taken', missing: 1 })
    expect(refused.orders.map(({ id }) => id)).toEqual([71, 73])
  })

  test('that is taken away leaves the capacity alone', () => {
    expect(judgeChange(view, { quota: { type: 'ig', quota: null } })).toMatchObject({ refusal: null, orders: [], after: { quotas: [] } })
  })
})

describe('an allotment', () => {
  const ask = (customerId: number, places: number, more: Partial<SlotView> = {}) =>
    judgeChange({ ...view, ...more }, { allotment: { customerId, places } })

  test('takes of the free places what its customer has not used already, and not what is kept for another', () => {
    expect(ask(9, 20)).toMatchObject({ refusal: null, after: { allotments: [{}, { kept: 14 }] } })
    expect(ask(9, 21)).toMatchObject({ refusal: 'allotment_too_big', missing: 1 })
  })

  test('of the same customer is replaced', () => {
    expect(ask(7, 24)).toMatchObject({ refusal: null })
    expect(ask(7, 25)).toMatchObject({ refusal: 'allotment_too_big', missing: 1 })
    expect(ask(7, 0)).toMatchObject({ refusal: null, after: { allotments: [] } })
  })

  test('that would be released already is refused, and its end is not', () => {
    expect(ask(9, 5, { releasePassed: true })).toMatchObject({ refusal: 'release_passed' })
    expect(ask(7, 0, { releasePassed: true })).toMatchObject({ refusal: null })
  })
})

describe('the line of a changed slot', () => {
  const waits = (customerId: number, order: TouchedOrder): WaitingEntry => ({ slotId: 1, customerId, order })
  const line = [waits(8, orderOf(81, 12)), waits(8, orderOf(82, 25)), waits(7, orderOf(83, 8, 'rf')), waits(9, orderOf(84, 3))]
  const served = (changes: Partial<OfficeSlot>) => servedFrom({ ...slot, ...changes }, line).map(({ id }) => id)

  test.each<[string, Partial<OfficeSlot>, number[]]>([
    ['gets what is free in turn, whole groups only', { capacity: 34 }, [81]],
    ['lets a smaller group pass where a larger one does not fit', { capacity: 31 }, [83, 84]],
    ['is limited by the quota of a category', { quotas: [{ type: 'ig', quota: 14, taken: 10 }] }, [83, 84]],
    ['gets nothing of what is kept for another, and its customer does', { allotments: [allotment(7, 12, 0)] }, [83, 84]],
    ['gets nothing of a closed slot', { capacity: 90, closed: true }, []],
  ])('%s', (_, changes, ids) => {
    expect(served(changes)).toEqual(ids)
  })
})
