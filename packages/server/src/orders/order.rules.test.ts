import { type OrderStatus, canMove, nextStatuses, orderStatuses } from '@anfilada/contract/orders/order-status'
import { describe, expect, test } from 'vitest'
import { allowedButtons, type DecidedOrder, decideArchiving, decideCustomerCancellation, decideMove, penaltyNow } from './order.rules.ts'

const order: DecidedOrder = {
  id: 71,
  customerId: 4,
  groupCategory: 'ig',
  pending: null,
  heldSlotId: null,
  heldPlaces: null,
  slotId: 9,
  places: 12,
  totalKopecks: 1_500_000,
  status: 'in_processing',
  revision: 3,
  archived: false,
  begun: false,
  lines: [['ticket', 'common', 12, 125_000]],
  freeUntil: new Date('2026-05-19T08:30:00Z'),
  penaltyEach: 50_000,
  now: new Date('2026-05-19T08:30:00Z'),
}
const everyMove = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })))
const mayAll = { can: () => true }

describe('moving an order', () => {
  test.each(everyMove)('from $from to $to follows the status table', ({ from, to }) => {
    const decision = decideMove({ ...order, status: from }, to, order.revision)
    expect(decision.ok).toBe(canMove(from, to))
    if (!decision.ok) expect(decision.refusal).toBe(nextStatuses[from].length === 0 ? 'order_already_closed' : 'move_not_allowed')
  })

  test('is refused on a revision that is no longer the present one', () => {
    expect(decideMove(order, 'confirmed', 2)).toEqual({ ok: false, refusal: 'stale_revision' })
  })

  test('needs no revision from clients that do not send one', () => {
    expect(decideMove(order, 'cancelled', undefined)).toEqual({ ok: true, value: 'cancelled' })
  })
})

describe('a customer cancelling an order', () => {
  const late = { ...order, now: new Date('2026-05-19T08:30:01Z') }

  test('pays the penalty of each person for a confirmed one after the deadline, and nothing before', () => {
    expect(penaltyNow({ ...late, status: 'confirmed' })).toBe(600_000)
    expect(penaltyNow({ ...order, status: 'confirmed' })).toBe(0)
  })

  test.each(['in_processing', 'waiting_list'] as const)('pays nothing for one that is %s: it was never charged', (status) => {
    expect(penaltyNow({ ...late, status })).toBe(0)
  })

  test('is refused once the visit has begun', () => {
    expect(decideCustomerCancellation({ ...order, status: 'confirmed', begun: true }, 3)).toEqual({ ok: false, refusal: 'visit_started' })
  })

  test('hears that a closed order is closed, not that the visit has begun', () => {
    expect(decideCustomerCancellation({ ...order, status: 'cancelled', begun: true }, 3)).toMatchObject({ refusal: 'order_already_closed' })
  })
})

describe('sending an order to the archive', () => {
  test.each([
    ['in_processing', false, 'not_archivable'],
    ['confirmed', false, 'not_archivable'],
    ['waiting_list', false, 'not_archivable'],
    ['in_processing', true, undefined],
    ['confirmed', true, undefined],
    ['rejected', false, undefined],
    ['cancelled', false, undefined],
  ] as [OrderStatus, boolean, string | undefined][])('%s, visit begun: %s → %s', (status, begun, refusal) => {
    const decision = decideArchiving({ ...order, status, begun })
    expect(decision.ok ? undefined : decision.refusal).toBe(refusal)
  })

  test('is refused for an order that is there already', () => {
    expect(decideArchiving({ ...order, status: 'rejected', archived: true })).toEqual({ ok: false, refusal: 'already_archived' })
  })
})

describe('the buttons of an order', () => {
  test.each(orderStatuses)('of a coming order that is %s', (status) => {
    const expected = {
      in_processing: ['edit', 'cancel'],
      confirmed: ['edit', 'cancel'],
      waiting_list: ['edit', 'cancel'],
      rejected: ['archive'],
      cancelled: ['archive'],
    }
    expect(allowedButtons({ ...order, status }, mayAll)).toEqual(expected[status])
  })

  test('of a visit that began are only the archive', () => {
    expect(allowedButtons({ ...order, status: 'confirmed', begun: true }, mayAll)).toEqual(['archive'])
  })

  test('are none for a reader who may only read', () => {
    expect(allowedButtons(order, { can: () => false })).toEqual([])
  })
})
