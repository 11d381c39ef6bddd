import { describe, expect, it } from 'vitest'
import { maxVouchers } from './payment-status.ts'
import { paidFromKept } from './kept-money.ts'

const debts = [
  { id: 1, due: 10_000 },
  { id: 2, due: 0 },
  { id: 3, due: 40_000 },
  { id: 4, due: 5_000 },
]

describe('what lies on the balance', () => {
  it('pays the first debts, the last of them in part', () => {
    expect(paidFromKept(16_500, debts)).toEqual({ ids: [1, 3], amount: 16_500 })
  })

  it('pays no more than is due', () => {
    expect(paidFromKept(90_000, debts)).toEqual({ ids: [1, 3, 4], amount: 55_000 })
  })

  it('pays no more orders at once than one payment may name', () => {
    const many = Array.from({ length: maxVouchers + 5 }, (_, id) => ({ id: id + 1, due: 100 }))
    expect(paidFromKept(1_000_000, many)).toMatchObject({ amount: maxVouchers * 100 })
  })

  it('pays nothing where there is none, or nothing is due', () => {
    expect(paidFromKept(0, debts)).toBeUndefined()
    expect(paidFromKept(500, [{ id: 2, due: 0 }])).toBeUndefined()
  })
})
