import { describe, expect, it } from 'vitest'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import { chosenOf, plainVouchers, toggled } from './vouchers.ts'

const order = (id: number, due: number): PayableOrder => ({
  id,
  refno: '',
  museum: 'Эрмитаж',
  object: 'Главный комплекс',
  pass_date: '2026-12-01',
  total: due,
  paid: 0,
  due,
})
const orders = [order(71, 4_500_000), order(72, 1_200_050)]

describe('the orders that are to be paid', () => {
  it('cost exactly what is due on them, each once', () => {
    expect(chosenOf('71, 72, 71', orders)).toEqual({ ids: [71, 72], unknown: [], due: 5_700_050 })
    expect(chosenOf(' ', orders)).toEqual({ ids: [], unknown: [], due: 0 })
  })

  it('are told apart from those that wait for no payment, and from what is no list of numbers', () => {
    expect(chosenOf('71, 99', orders)).toEqual({ ids: [71, 99], unknown: [99], due: 4_500_000 })
    expect(chosenOf('71; 72', orders)).toBeUndefined()
  })

  it.each(['۷۱، ۷۲', '71，72', '７１，７２', '№71, № 72', '71; 72,'])('are typed on any keyboard: %s', (typed) => {
    expect(chosenOf(plainVouchers(typed), orders)?.ids).toEqual([71, 72])
  })

  it('are ticked and typed in one place', () => {
    expect(toggled('71', 72, true)).toBe('71, 72')
    expect(toggled('71, 72', 71, false)).toBe('72')
    expect(toggled('what?', 72, true)).toBe('72')
  })
})
