import { describe, expect, test } from 'vitest'
import { officeOrder, twoMore } from '../../testing/orders.ts'
import { acceptedWith, differenceOf, firstChangeDraft, moves } from './change-terms.ts'

const order = officeOrder({ id: 71, status: 'confirmed', isChanged: true })
const change = twoMore
const moved = { ...change, changes: { time: { from: '12:00', to: '13:30' } } }
const elsewhere = { ...change, changes: { system_id: { from: 'a', to: 'b' } } }

describe('a change that waits', () => {
  test('costs the new total less the old one, and the penalty beside it', () => {
    expect(differenceOf(order, { ...change, total: 5_000_000, penalty: 200_000 })).toBe(5_000_000 - 5_810_000 + 200_000)
  })

  test('asks for time and entrance only where the visit moves', () => {
    expect([change, moved, elsewhere].map(moves)).toEqual([false, true, true])
    expect(acceptedWith(change, { time: '12:00', entrance: 'Gate 2' })).toEqual({})
    expect(acceptedWith(moved, { time: '13.30', entrance: ' ' })).toEqual({ time: '13:30' })
  })

  test('begins with the new hour, and with no entrance at another object', () => {
    const given = { info: { ...order.info, confirmed_time: '12:00', entrance: 'Entrance 3' }, usual_entrance: 'Подъезд 3' }
    // As it is kept, not as the reader's language has it: what comes back is what every customer reads.
    expect(firstChangeDraft(given, moved)).toEqual({ time: '13:30', entrance: 'Подъезд 3' })
    expect(firstChangeDraft(given, elsewhere)).toEqual({ time: '12:00', entrance: '' })
  })
})
