import { orderStatuses, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import type { Order } from '@anfilada/contract/orders/orders'
import { describe, expect, test } from 'vitest'
import { changePenalty, decideAnswer, decideChange, extraPlaces, isOnlyTold, isPriced, mergeChange } from './change.rules.ts'

const order = { status: 'in_processing' as OrderStatus, revision: 4, begun: false }
const outcome = (decision: { ok: boolean; refusal?: string }): string => decision.refusal ?? 'ok'

describe('changing an order', () => {
  const expected: Record<OrderStatus, string> = {
    in_processing: 'ok',
    waiting_list: 'ok',
    confirmed: 'ok',
    rejected: 'order_already_closed',
    cancelled: 'order_already_closed',
  }
  test.each(orderStatuses)('that is %s', (status) => {
    expect(outcome(decideChange({ ...order, status }, { revision: 4, state: status }))).toBe(expected[status])
  })

  test('is refused on another revision than the one that was seen', () => {
    expect([3, 5].map((revision) => outcome(decideChange(order, { revision })))).toEqual(['stale_revision', 'stale_revision'])
  })

  test('is refused to a client that sends another status: nobody sets it from there', () => {
    expect(decideChange(order, { revision: 4, state: 'confirmed' })).toMatchObject({
      refusal: 'state_not_yours',
      fields: { state: 'state_not_yours' },
    })
  })

  test('is over once the visit has begun', () => {
    expect(outcome(decideChange({ ...order, begun: true }, { revision: 4 }))).toBe('change_too_late')
  })
})

describe('answering a change that waits', () => {
  const waiting = { ...order, status: 'confirmed' as const, pending: {} }
  test.each([
    ['accepted', waiting, 4, true, 'ok'],
    ['declined', waiting, 4, false, 'ok'],
    ['accepted after the visit began', { ...waiting, begun: true }, 4, true, 'change_too_late'],
    ['declined after the visit began', { ...waiting, begun: true }, 4, false, 'ok'],
    ['accepted as it was seen before', waiting, 3, true, 'stale_revision'],
    ['accepted where none waits', { ...waiting, pending: null }, 4, true, 'no_pending_change'],
    ['declined of a cancelled order', { ...waiting, status: 'cancelled' as const }, 4, false, 'order_already_closed'],
  ])('%s', (_name, asked, revision, accepts, expected) => {
    expect(outcome(decideAnswer(asked, revision, accepts))).toBe(expected)
  })
})

describe('fewer persons', () => {
  const freeUntil = new Date('2027-05-10T09:00:00Z')
  const at = (second: number): Date => new Date(freeUntil.getTime() + second * 1000)
  const charged = { status: 'confirmed' as const, freeUntil, penaltyEach: 20_000, places: 12, totalKopecks: 1_800_000 }

  // Twelve persons for 18,000.00; a penalty of 200.00 for each who stays away.
  test.each([
    [-1, 11, 0],
    [0, 11, 0],
    [1, 11, 20_000],
    [1, 10, 40_000],
    [1, 1, 220_000],
    [1, 12, 0],
    [1, 13, 0],
    [86_400, 11, 20_000],
  ])('%i s after the deadline, %i of twelve: %i kopecks', (second, places, penalty) => {
    expect(changePenalty({ ...charged, now: at(second) }, places)).toBe(penalty)
  })

  test('cost what was charged for them at most', () => {
    // A penalty of 5,000.00 where each person was charged 1,500.00, and of 1,000.01 where seven were charged 1.00 together.
    expect(changePenalty({ ...charged, penaltyEach: 500_000, now: at(1) }, 10)).toBe(300_000)
    expect(changePenalty({ ...charged, places: 7, totalKopecks: 100, penaltyEach: 100_001, now: at(1) }, 4)).toBe(42)
  })

  test.each(['in_processing', 'waiting_list'] as const)('cost nothing while the order is %s: it has not been charged', (status) => {
    expect(changePenalty({ ...charged, status, now: at(1) }, 1)).toBe(0)
  })

  test('taken away one by one cost no more than all at once, and all cost what cancelling costs', () => {
    let [places, totalKopecks, paid] = [12, 1_800_000, 0]
    while (places > 1) {
      paid += changePenalty({ ...charged, places, totalKopecks, now: at(1) }, places - 1)
      places -= 1
      totalKopecks -= 150_000
    }
    expect(paid).toBe(220_000)
    expect(changePenalty({ ...charged, now: at(1) }, 0)).toBe(240_000)
  })
})

describe('places beyond those of the order', () => {
  test.each([
    ['two more at its slot', { slotId: 7, places: 14 }, 2],
    ['as many at its slot', { slotId: 7, places: 12 }, 0],
    ['fewer at its slot', { slotId: 7, places: 3 }, 0],
    ['all at another slot', { slotId: 8, places: 3 }, 3],
    ['none without a slot', { slotId: null, places: 3 }, 0],
  ])('%s', (_name, wanted, extra) => {
    expect(extraPlaces({ slotId: 7, places: 12 }, wanted)).toBe(extra)
  })
})

const data = {
  kind: 'museum_tickets',
  type: 'ig',
  museum_id: 3,
  system_id: 'palace',
  pass_date: '2027-05-11',
  schedule_item_id: 7,
  tickets: [
    { category: 'common', quantity: 10 },
    { category: 'child', quantity: 2 },
  ],
  services: [{ service: 'ag', quantity: 4 }],
  notes: 'у входа',
} as Order['data']
const coach = { ...data, kind: 'transport', tickets: [], services: [], vehicle: 'coach' } as unknown as Order['data']
const merge = (input: Omit<ChangeInput, 'id'>, ordered = data) => mergeChange(ordered, '10:00', { id: 1, ...input })

describe('what a change names', () => {
  test('is changed, and the rest stays', () => {
    expect(merge({ notes: 'у кассы', qty_child: 3 })).toEqual({
      ok: true,
      value: { ...data, notes: 'у кассы', tickets: [data.tickets[0], { category: 'child', quantity: 3 }] },
    })
  })

  test('takes a line away with a quantity of nothing, and adds one with a first quantity', () => {
    expect(merge({ ag: 0, rgc: 1, qty_privileged: 5 })).toMatchObject({
      value: {
        services: [{ service: 'rgc', quantity: 1 }],
        tickets: [
          { category: 'common', quantity: 10 },
          { category: 'privileged', quantity: 5 },
          { category: 'child', quantity: 2 },
        ],
      },
    })
  })

  test.each([
    ['another museum', { museum_id: 4 }, 'museum_id'],
    ['another category', { type: 'cn' as const }, 'type'],
    ['a vehicle for a museum', { vehicle: 'coach' }, 'vehicle'],
    ['an hour without a slot', { time: '11:00' }, 'time'],
  ])('is refused beside its field: %s', (_name, input, field) => {
    expect(merge(input)).toMatchObject({ ok: false, refusal: 'field_not_changeable', fields: { [field]: 'field_not_changeable' } })
  })

  test('may say again what the order says: a client sends the whole order back', () => {
    expect(merge({ museum_id: 3, type: 'ig', time: '10:00', schedule_item_id: 7 })).toEqual({ ok: true, value: data })
  })

  test('is refused in single quantities where the kind has no tickets', () => {
    expect(merge({ qty_common: 11 }, coach)).toMatchObject({
      refusal: 'field_not_changeable',
      fields: { qty_common: expect.anything() },
    })
  })
})

describe('a new price', () => {
  test.each([
    ['the number of persons', 'museum_tickets', { qty_common: {} }, true, false],
    ['the day', 'museum_tickets', { pass_date: {} }, true, false],
    ['a service', 'museum_tickets', { ag: {} }, true, false],
    ['a guide’s name', 'museum_tickets', { guide: {} }, false, false],
    ['the country', 'museum_tickets', { country_id: {} }, false, false],
    ['wishes and a telephone', 'museum_tickets', { notes: {}, guide_phone: {} }, false, true],
    ['wishes and the hours', 'transport', { notes: {}, hours: {} }, true, false],
  ] as const)('of %s', (_name, kind, diff, priced, onlyTold) => {
    expect([isPriced(kind, diff), isOnlyTold(kind, diff)]).toEqual([priced, onlyTold])
  })
})
