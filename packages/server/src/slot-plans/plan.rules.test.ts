import { planActsFor } from '@anfilada/contract/orders/slot-plans'
import { describe, expect, test } from 'vitest'
import { decidePlanned } from './plan.rules.ts'

const planned = { slotId: 7, revision: 2, act: 'reject' } as const
const order = { status: 'in_processing', slotId: 7, revision: 2 } as const

describe('an order of a plan', () => {
  test('is rejected as planned; a confirmed one is cancelled by the company', () => {
    expect(decidePlanned(planned, order, true)).toEqual({ act: 'reject' })
    expect(decidePlanned(planned, { ...order, status: 'confirmed' }, true)).toEqual({ act: 'cancel' })
    expect(decidePlanned({ ...planned, act: 'offer' }, { ...order, status: 'confirmed' }, true)).toEqual({ act: 'offer' })
  })

  test('is passed over when it is over, elsewhere, or another than staff saw', () => {
    expect(decidePlanned(planned, { ...order, status: 'cancelled', revision: 3 }, false)).toEqual({ skip: 'closed' })
    expect(decidePlanned(planned, undefined, false)).toEqual({ skip: 'closed' })
    expect(decidePlanned(planned, { ...order, slotId: 8, revision: 3 }, false)).toEqual({ skip: 'moved' })
    expect(decidePlanned(planned, { ...order, revision: 3 }, true)).toEqual({ skip: 'changed' })
  })

  test('stays when others have made way already', () => {
    expect(decidePlanned(planned, order, false)).toEqual({ skip: 'enough' })
  })
})

test('only an order in processing may wait, and only for a slot that does not close', () => {
  expect(planActsFor({ status: 'in_processing', closes: false })).toEqual(['offer', 'wait', 'reject', 'leave'])
  expect(planActsFor({ status: 'in_processing', closes: true })).toEqual(['offer', 'reject', 'leave'])
  expect(planActsFor({ status: 'confirmed', closes: false })).toEqual(['offer', 'reject', 'leave'])
  expect(planActsFor({ status: 'waiting_list', closes: true })).toEqual(['offer', 'reject', 'leave'])
})
