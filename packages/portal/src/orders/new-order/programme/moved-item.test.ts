import type { Slot } from '@anfilada/contract/catalogue'
import { describe, expect, it } from 'vitest'
import { emptyDraft, type OrderDraft } from '../draft/order-draft.ts'
import type { BasketItem } from './basket.ts'
import { canMove, movedItem, onSlot, slotBeside } from './moved-item.ts'

const item = (kind: BasketItem['kind'], changes: Partial<OrderDraft>): BasketItem => ({
  id: 'one',
  kind,
  draft: { ...emptyDraft, pass_date: '2026-12-01', adult: 20, ...changes },
})
const coach = (time: string) => item('transport', { time })

describe('an item on the timeline', () => {
  it('moves by a quarter of an hour where its hour is free to choose, and not beyond its day', () => {
    expect(movedItem(coach('10:30'), 'later')?.draft.time).toBe('10:45')
    expect(movedItem(coach('10:00'), 'earlier')?.draft.time).toBe('09:45')
    expect(movedItem(coach('00:10'), 'earlier')).toBeUndefined()
    expect(movedItem(coach('23:45'), 'later')).toBeUndefined()
  })

  it('keeps the length of a loan', () => {
    const loan = item('audio_guides', { pickup_time: '10:00', return_time: '18:00' })
    expect(movedItem(loan, 'later')?.draft).toMatchObject({ pickup_time: '10:15', return_time: '18:15' })
    expect(movedItem({ ...loan, draft: { ...loan.draft, return_time: '23:50' } }, 'later')).toBeUndefined()
  })

  it('loses what was said of its former hour, and does not move once it is ordered', () => {
    const refused = { ...coach('10:00'), answer: { error: 'Занято', code: 'no_places', fields: {} } }
    expect(movedItem(refused, 'later')?.answer).toBeUndefined()
    expect(canMove(refused)).toBe(true)
    expect(canMove({ ...coach('10:00'), answer: { id: 7, status: 'confirmed' } })).toBe(false)
    expect(canMove(coach(''))).toBe(false)
  })
})

describe('a visit by slots', () => {
  const slot = (id: number, time: string, free: number, status: Slot['status'] = 'available') => ({ id, time, free, capacity: 50, status })
  const day = [slot(4, '13:00', 50), slot(1, '10:30', 50), slot(2, '11:00', 5), slot(3, '12:00', 50), slot(5, '14:00', 50, 'closed')]
  const visit = (time: string) => item('museum_tickets', { time, schedule_item_id: 3, accept_waiting: true })

  it('goes to the nearest slot that takes the whole group, over those that are full or closed', () => {
    expect(slotBeside(visit('12:00'), day, 'earlier')?.id).toBe(1)
    expect(slotBeside(visit('12:00'), day, 'later')?.id).toBe(4)
    expect(slotBeside(visit('13:00'), day, 'later')).toBeUndefined()
  })

  it('stands there with what is held, and waits for nothing any more', () => {
    const moved = onSlot(visit('12:00'), slot(4, '13:00', 50), undefined)
    expect(moved.draft).toMatchObject({ schedule_item_id: 4, time: '13:00', accept_waiting: false })
  })
})
