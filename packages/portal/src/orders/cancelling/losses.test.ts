import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../testing/samples.ts'
import { lossesOf } from './losses.ts'

const at = Date.parse('2026-11-28T12:00:00+03:00')
const passed = '2026-11-27T18:00:00+03:00'
const toCome = '2026-11-29T18:00:00+03:00'
const confirmed = (info: Partial<ReturnType<typeof sampleOrder>['info']>) =>
  sampleOrder({ info: { status: 'confirmed', total: 4_500_000, paid: 0, free_changes_until: passed, ...info } })

/** What is read between the places and the last line. */
const money = (...asked: Parameters<typeof lossesOf>) => lossesOf(...asked).slice(1, -1)

describe('what cancelling takes away', () => {
  it('is the places of an order that holds them, the turn of one that waits, and in the end the order itself', () => {
    expect(lossesOf(sampleOrder(), 0, at)).toEqual([{ kind: 'places', count: 30 }, { kind: 'forever' }])
    expect(lossesOf(sampleOrder({ info: { status: 'waiting_list' } }), 0, at)).toEqual([{ kind: 'waiting' }, { kind: 'forever' }])
  })

  it('is no places where the order takes none, and a change that waits as well', () => {
    const guide = sampleOrder({ data: { kind: 'guide', guide_language: 'en', hours: 2, meeting_point: 'у входа', schedule_item_id: null } })
    expect(lossesOf(guide, 0, at)).toEqual([{ kind: 'forever' }])
    const change = {
      revision: 2,
      changes: {},
      schedule_item_id: null,
      asked_at: passed,
      by: { name: '', by_staff: false },
      total: null,
      penalty: null,
    }
    expect(lossesOf(sampleOrder({ info: { pending_change: change } }), 0, at).map(({ kind }) => kind)).toEqual([
      'places',
      'pendingChange',
      'forever',
    ])
  })

  it('is nothing of the money while changes are free: the charge falls, what was paid stays on the balance', () => {
    expect(money(confirmed({ paid: 0 }), 0, at)).toEqual([{ kind: 'charge', sum: 4_500_000 }])
    expect(money(confirmed({ paid: 1_000_000 }), 0, at)).toEqual([
      { kind: 'charge', sum: 4_500_000 },
      { kind: 'paid', sum: 1_000_000 },
    ])
    expect(money(confirmed({ total: 0 }), 0, at)).toEqual([])
  })

  it.each([
    { paid: 0, rest: 4_200_000, lines: [{ kind: 'owing', sum: 300_000 }] },
    {
      paid: 100_000,
      rest: 4_200_000,
      lines: [
        { kind: 'paidForPenalty', sum: 100_000 },
        { kind: 'owing', sum: 200_000 },
      ],
    },
    { paid: 300_000, rest: 4_200_000, lines: [{ kind: 'paidForPenalty', sum: 300_000 }] },
    { paid: 4_500_000, rest: 4_200_000, lines: [{ kind: 'paidLessPenalty', sum: 4_500_000, rest: 4_200_000 }] },
  ])('is the penalty of 3,000 after the deadline, when $paid kopecks of 45,000 were paid', ({ paid, rest, lines }) => {
    expect(money(confirmed({ paid }), 300_000, at)).toEqual([
      { kind: 'penalty', sum: 300_000, freeUntil: passed },
      { kind: 'restOfCharge', sum: rest },
      ...lines,
    ])
  })

  it('is the whole charge, when the penalty eats it up', () => {
    expect(money(confirmed({}), 4_500_000, at)).toEqual([
      { kind: 'penalty', sum: 4_500_000, freeUntil: passed },
      { kind: 'owing', sum: 4_500_000 },
    ])
  })

  it('names no sums to a reader who may not see prices, only that a penalty is possible after the deadline', () => {
    const unseen = { total: null, paid: null, due: null, cancel_penalty: null }
    expect(money(confirmed(unseen), null, at)).toEqual([{ kind: 'perhapsPenalty' }])
    expect(money(confirmed({ ...unseen, free_changes_until: toCome }), null, at)).toEqual([])
  })
})
