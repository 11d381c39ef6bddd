import { describe, expect, it } from 'vitest'
import { endingFreeChanges } from './ending-free-changes.ts'
import { daysLate, needOf, needsOf } from './order-needs.ts'
import type { UpcomingOrder } from './orders.ts'

const now = new Date('2026-05-20T10:50:00+03:00')
const may = { agree: true }
type Told = Pick<UpcomingOrder['info'], 'allowed' | 'status' | 'confirmed_time' | 'free_changes_until' | 'pending_change' | 'zone'>

/** Only what the rule reads. */
function order(id: number, date: string, told: Partial<Told> = {}, payUntil: string | null = null): UpcomingOrder {
  const info = {
    allowed: [],
    status: 'confirmed',
    time: null,
    free_changes_until: null,
    pending_change: null,
    zone: 'Europe/Moscow',
    ...told,
  }
  return { id, data: { pass_date: date }, info, pay_until: payUntil } as unknown as UpcomingOrder
}
const payable: Partial<Told> = { allowed: ['pay'], confirmed_time: '14:00' }
const asked = { awaits_colleague: true } as Told['pending_change']
const read = (...orders: UpcomingOrder[]) =>
  needsOf(orders, now, may).map(({ kind, orders: of }) => `${kind} ${of.map(({ id }) => id).join(' ')}`)

describe('what an order waits for', () => {
  it('is its money by the moment at which its places go back to sale', () => {
    const need = needOf(order(1, '2026-05-22', payable, '2026-05-20T15:00:00Z'), now, may)
    expect(need).toMatchObject({ kind: 'payUntil', at: '2026-05-20T15:00:00Z' })
  })

  it('is its money on the day of the visit, by the museum’s clocks, and not before', () => {
    const vladivostok = { ...payable, zone: 'Asia/Vladivostok' }
    const late = new Date('2026-05-20T15:00:00Z')
    expect(read(order(1, '2026-05-20', payable), order(2, '2026-05-21', payable))).toEqual(['payToday 1'])
    expect(needOf(order(3, '2026-05-21', vladivostok), late, may)?.kind).toBe('payToday')
  })

  it('is nothing of money to whoever may not pay', () => {
    expect(read(order(1, '2026-05-20'), order(2, '2026-05-20', {}, '2026-05-20T15:00:00Z'))).toEqual([])
  })

  it('is another time with room for the whole group while it waits, and no more once it has places', () => {
    const other_time = { schedule_item_id: 5, date: '2026-05-22', time: '14:30', free: 61 }
    const waiting = { ...order(1, '2026-05-22', { status: 'waiting_list', allowed: ['edit'] }), other_time }
    expect(needOf(waiting, now, may)?.kind).toBe('otherTime')
    expect(needOf({ ...waiting, info: { ...waiting.info, status: 'rejected' } }, now, may)).toBeUndefined()
    expect(needOf({ ...waiting, info: { ...waiting.info, allowed: [] } }, now, may)).toBeUndefined()
  })

  it('is a guide with a license, after the money', () => {
    const lacking = { ...order(1, '2026-05-22', { allowed: ['edit'] }), needs_guides: 2 }
    expect(needOf(lacking, now, may)?.kind).toBe('guide')
    const unpaid = { ...order(2, '2026-05-20', { ...payable, allowed: ['edit', 'pay'] }), needs_guides: 2 }
    expect(needOf(unpaid, now, may)?.kind).toBe('payToday')
  })

  it('is the word of a colleague who may give it', () => {
    const one = order(1, '2026-05-22', { pending_change: asked })
    expect(needOf(one, now, may)?.kind).toBe('agree')
    expect(needOf(one, now, { agree: false })).toBeUndefined()
  })

  it('is one thing: what loses the places before what is due', () => {
    const both = order(1, '2026-05-20', { ...payable, pending_change: asked }, '2026-05-20T15:00:00Z')
    expect(read(both)).toEqual(['payUntil 1'])
  })
})

describe('what waits for a customer', () => {
  it('stands by its hour, and what is late together before all of it', () => {
    const orders = [
      order(1, '2026-05-22', payable, '2026-05-20T15:00:00Z'),
      order(2, '2026-05-20', payable),
      order(3, '2026-05-18', payable),
      order(4, '2026-05-14', payable),
    ]
    expect(read(...orders)).toEqual(['overdue 4 3', 'payToday 2', 'payUntil 1'])
  })

  it('counts the days since the first visit that was not paid for', () => {
    const [late] = needsOf([order(4, '2026-05-14', payable), order(3, '2026-05-18', payable)], now, may)
    expect(late && daysLate(late, now)).toBe(6)
  })
})

describe('free changes that end', () => {
  const ending = (id: number, until: string | null, status: Told['status'] = 'confirmed') =>
    order(id, '2026-06-01', { free_changes_until: until, status })
  const ids = (...orders: UpcomingOrder[]) => endingFreeChanges(orders, now).map(({ order: { id } }) => id)

  it('are those of a week, to the second, the earliest first, and none that are over', () => {
    expect(
      ids(
        ending(1, '2026-05-20T07:50:00Z'),
        ending(2, '2026-05-27T07:50:00Z'),
        ending(3, '2026-05-27T07:50:01Z'),
        ending(4, '2026-05-20T07:50:01Z'),
        ending(5, null),
      ),
    ).toEqual([4, 2])
  })

  it('are those of confirmed orders: nothing was charged for the others', () => {
    expect(ids(ending(1, '2026-05-22T15:00:00Z', 'in_processing'))).toEqual([])
  })
})
