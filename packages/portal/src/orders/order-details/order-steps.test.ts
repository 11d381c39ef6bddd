import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { OrderEvent } from '@anfilada/contract/orders/orders'
import { sampleDetails } from '../../testing/samples.ts'
import { orderSteps } from './order-steps.ts'

const event = (kind: OrderEvent['kind'], at = '2026-05-12T10:04:00+03:00'): OrderEvent => ({
  kind,
  at,
  actor: null,
  by_staff: false,
  changes: {},
})

function stepsOf(status: OrderStatus, ...kinds: OrderEvent['kind'][]) {
  const details = sampleDetails({ info: { status } })
  return orderSteps({ ...details, history: kinds.map((kind) => event(kind)) }).map((step) => [
    step.kind === 'happened' ? step.event.kind : step.kind,
    step.line,
    ...(step.kind === 'happened' && step.barred ? ['bar'] : []),
  ])
}

describe('the line of events', () => {
  it('is solid over what has happened, and certain from a confirmed order to its visit', () => {
    expect(stepsOf('confirmed', 'placed', 'confirmed', 'paid')).toEqual([
      ['placed', 'done'],
      ['confirmed', 'done'],
      ['paid', 'sure'],
      ['visit', 'none'],
    ])
  })

  it.each(['in_processing', 'waiting_list'] as const)('is dashed from where nothing is certain, of an order %s', (status) => {
    expect(stepsOf(status, 'placed', 'waiting')).toEqual([
      ['placed', 'done'],
      ['waiting', 'maybe'],
      ['answer', 'maybe'],
      ['visit', 'none'],
    ])
  })

  it.each(['rejected', 'cancelled'] as const)('ends with a bar when the order is %s', (kind) => {
    expect(stepsOf(kind, 'placed', kind, 'archived')).toEqual([
      ['placed', 'done'],
      [kind, 'none', 'bar'],
    ])
  })

  it('goes on to the visit when the group was let in by mistake', () => {
    expect(stepsOf('confirmed', 'confirmed', 'redeemed', 'redemption_undone').at(-1)).toEqual(['visit', 'none'])
  })

  it('ends with the group inside, and leaves what only the thread tells out', () => {
    expect(stepsOf('confirmed', 'placed', 'changed', 'confirmed', 'paid', 'change_asked', 'paid', 'redeemed')).toEqual([
      ['placed', 'done'],
      ['confirmed', 'done'],
      ['paid', 'done'],
      ['redeemed', 'none'],
    ])
  })
})
