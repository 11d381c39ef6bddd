import { describe, expect, it } from 'vitest'
import { hiddenActs, type RowMay, visibleAct } from './order-acts.ts'
import type { Order } from './orders.ts'

const all: RowMay = { agree: true, show: true, order: true }
const none: RowMay = { agree: false, show: false, order: false }
const order = (info: Partial<Order['info']>): Order =>
  ({ info: { status: 'confirmed', allowed: [], pending_change: null, ...info } }) as unknown as Order
const asked = { awaits_colleague: true } as NonNullable<Order['info']['pending_change']>

describe('the act that stands in a row', () => {
  it('is to pay while something is due, whatever else may be done', () => {
    expect(visibleAct(order({ allowed: ['edit', 'pay'], pending_change: asked }), all)).toBe('pay')
  })

  it('is to decide on what a colleague asked for, for whoever may', () => {
    expect(visibleAct(order({ pending_change: asked }), all)).toBe('agree')
    expect(visibleAct(order({ pending_change: asked }), { ...all, agree: false })).toBe('show')
  })

  it('is the voucher of a confirmed order, the change of one that waits, another time for one that was rejected', () => {
    expect(visibleAct(order({ allowed: ['edit', 'cancel'] }), all)).toBe('show')
    expect(visibleAct(order({ status: 'in_processing', allowed: ['edit', 'cancel'] }), { ...all, show: false })).toBe('edit')
    expect(visibleAct(order({ status: 'rejected', allowed: ['archive'] }), all)).toBe('again')
  })

  it('is another time that has room, or the guides that are missing, for whoever may change the order', () => {
    const other_time = { schedule_item_id: 5, date: '2026-05-21', time: '14:30', free: 61 }
    const waiting = { ...order({ status: 'waiting_list', allowed: ['edit'] }), other_time }
    expect(visibleAct(waiting, all)).toBe('take')
    expect(visibleAct({ ...waiting, info: { ...waiting.info, allowed: [] } }, { ...all, show: false })).toBe('details')
    expect(visibleAct({ ...order({ allowed: ['edit'] }), needs_guides: 2 }, all)).toBe('guide')
  })

  it('is the archive for what is over, and the details where nothing can be done', () => {
    expect(visibleAct(order({ status: 'rejected', allowed: ['archive'] }), none)).toBe('archive')
    expect(visibleAct(order({ status: 'confirmed', allowed: ['archive'] }), none)).toBe('details')
    expect(visibleAct(order({}), none)).toBe('details')
  })
})

describe('the acts behind "…"', () => {
  it('are those of the specification that the order allows, in its order, without the one that stands beside', () => {
    const one = order({ allowed: ['archive', 'cancel', 'locate', 'edit', 'pay'] })
    expect(hiddenActs(one, 'pay')).toEqual(['details', 'edit', 'locate', 'cancel', 'archive'])
    expect(hiddenActs(one, 'edit')).toEqual(['details', 'locate', 'cancel', 'archive'])
    expect(hiddenActs(order({}), 'details')).toEqual([])
  })
})
