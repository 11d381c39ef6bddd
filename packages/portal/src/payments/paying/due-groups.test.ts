import { describe, expect, it } from 'vitest'
import { maxVouchers } from '@anfilada/contract/payments/payment-status'
import { dueGroups, withGroup } from './due-groups.ts'

const order = (id: number, pass_date: string, due: number) => ({
  id,
  refno: '',
  museum: 'Эрмитаж',
  object: 'Главный комплекс',
  pass_date,
  total: due,
  paid: 0,
  due,
})

describe('orders that can be paid', () => {
  it('stand by when they were to be paid, what is late first, with the sum of each group', () => {
    const orders = [order(1, '2026-11-30', 100), order(2, '2026-12-01', 20), order(3, '2026-12-02', 3), order(4, '2026-11-01', 4)]
    expect(dueGroups(orders, '2026-12-01').map(({ when, due, orders: own }) => [when, due, own.map(({ id }) => id)])).toEqual([
      ['overdue', 104, [1, 4]],
      ['today', 20, [2]],
      ['later', 3, [3]],
    ])
  })

  it('have no empty groups', () => {
    expect(dueGroups([order(1, '2026-12-01', 1)], '2026-12-01').map(({ when }) => when)).toEqual(['today'])
    expect(dueGroups([], '2026-12-01')).toEqual([])
  })
})

describe('a group that is chosen as a whole', () => {
  it('joins what is chosen already, once, and leaves it again', () => {
    expect(withGroup([9, 2], [1, 2], true)).toEqual([9, 1, 2])
    expect(withGroup([9, 1, 2], [1, 2], false)).toEqual([9])
  })

  it('ends where one payment does', () => {
    const many = Array.from({ length: maxVouchers + 5 }, (_, index) => index + 1)
    expect(withGroup([900], many, true)).toHaveLength(maxVouchers)
  })
})
