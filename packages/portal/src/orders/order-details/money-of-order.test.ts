import { describe, expect, it } from 'vitest'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import { sumsOfOrder } from './money-of-order.ts'

describe('what is said of an order’s money', () => {
  it.each(orderStatuses)('of one that is %s: what it would cost only while nobody has decided', (status) => {
    const isOpen = status === 'in_processing' || status === 'waiting_list'
    const sums = sumsOfOrder({ status, total: 6_440_000, due: 0, paid: 0 })
    expect(sums).toEqual(isOpen ? { due: 0, paid: 0, expected: 6_440_000 } : undefined)
  })

  it('takes off what was paid before the decision was taken back', () => {
    expect(sumsOfOrder({ status: 'waiting_list', total: 6_440_000, due: 0, paid: 1_000_000 })).toMatchObject({ expected: 5_440_000 })
    expect(sumsOfOrder({ status: 'waiting_list', total: 6_440_000, due: 0, paid: 6_440_000 })).toEqual({ due: 0, paid: 6_440_000 })
  })

  it('is nothing for readers who may not see prices', () => {
    expect(sumsOfOrder({ status: 'confirmed', total: null, due: null, paid: null })).toBeUndefined()
  })
})
