import { expect, test } from 'vitest'
import { draftOrders } from './draft-orders.ts'
import { SlotBook } from './slots.ts'

test('every named order finds a slot, whatever the day is', () => {
  for (const day of ['2026-12-31', '2027-02-28', '2027-06-12', '2028-02-29']) {
    const book = new SlotBook(day)
    expect(draftOrders(book, day).length).toBeGreaterThan(5_000)
    expect(book.slots.filter((slot) => slot.taken < 0 || slot.taken > slot.capacity)).toEqual([])
  }
})
