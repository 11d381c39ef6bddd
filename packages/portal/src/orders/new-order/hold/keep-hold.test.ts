import { Refused, Unanswered } from '@anfilada/browser/http'
import type { HeldPlaces } from '@anfilada/contract/orders/holds'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepHold, type Hold, type HoldState, type WantedHold } from './keep-hold.ts'

const group: WantedHold = { slotId: 5, type: 'ig', places: 30 }
const refused = (code: 'no_places' | 'too_many_holds') => new Refused({ success: false, error: 'no', code })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Asked = { wanted: WantedHold; holdId: number | undefined; key: string }

/** A server that answers what the test says, one answer a question; the last one again and again. */
function hold(answers: (HeldPlaces | Error)[], start?: Hold) {
  const asked: Asked[] = []
  const released: number[] = []
  let state: HoldState = { hold: start, isAsking: false, failure: undefined }
  const keeper = keepHold(start, {
    ask: async (wanted, holdId, key) => {
      asked.push({ wanted, holdId, key })
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer is left')
      return answer
    },
    release: async (holdId) => void released.push(holdId),
    tell: (next) => (state = next),
    now: () => Date.now(),
    delay: 400,
  })
  return { keeper, asked, released, state: () => state }
}
const held = (hold_id: number): HeldPlaces => ({ hold_id, expires_at: '2026-12-01T10:00:00+03:00', free: 42 })
const settled = () => vi.advanceTimersByTimeAsync(1000)

describe('the hold of a draft', () => {
  it('is asked for once when a number is stepped through', async () => {
    const { keeper, asked, state } = hold([held(8)])
    for (const places of [28, 29, 30]) keeper.want({ ...group, places })
    await settled()
    expect(asked.map(({ wanted }) => wanted.places)).toEqual([30])
    expect(state().hold).toMatchObject({ id: 8, slotId: 5, places: 30, free: 42 })
  })

  it('moves with every change under its own id and a new key, and keeps its end', async () => {
    const { keeper, asked, state } = hold([held(8)])
    keeper.want(group)
    await settled()
    const ends = state().hold?.endsAt
    await vi.advanceTimersByTimeAsync(60_000)
    keeper.want({ ...group, slotId: 6 })
    await settled()
    expect(asked.map(({ holdId }) => holdId)).toEqual([undefined, 8])
    expect(asked[1]?.key).not.toBe(asked[0]?.key)
    expect(state().hold).toMatchObject({ slotId: 6, endsAt: ends })
  })

  it('has fifteen minutes anew when the server had to make another one', async () => {
    const { keeper, state } = hold([held(8), held(9)])
    keeper.want(group)
    await settled()
    const ends = state().hold?.endsAt ?? 0
    await vi.advanceTimersByTimeAsync(60_000)
    keeper.want({ ...group, places: 31 })
    await settled()
    expect(state().hold?.id).toBe(9)
    expect(state().hold?.endsAt).toBeGreaterThan(ends)
  })

  it('lives on when the other slot is full, and the refusal is told', async () => {
    const { keeper, state } = hold([held(8), refused('no_places')])
    keeper.want(group)
    await settled()
    keeper.want({ ...group, slotId: 6 })
    await settled()
    expect(state().hold).toMatchObject({ id: 8, slotId: 5 })
    expect(state().failure?.wanted.slotId).toBe(6)
  })

  it('is asked for again under the same key when no answer came', async () => {
    const { keeper, asked, state } = hold([new Unanswered('noConnection'), held(8)])
    keeper.want(group)
    await settled()
    keeper.again()
    await settled()
    expect(asked[1]?.key).toBe(asked[0]?.key)
    expect(state()).toMatchObject({ hold: { id: 8 }, failure: undefined })
  })

  it('never has two questions under way: the second waits and moves what the first has made', async () => {
    const { keeper, asked } = hold([held(8)])
    keeper.want(group)
    await vi.advanceTimersByTimeAsync(400)
    keeper.want({ ...group, places: 31 })
    await settled()
    expect(asked.map(({ holdId, wanted }) => [holdId, wanted.places])).toEqual([
      [undefined, 30],
      [8, 31],
    ])
  })

  it('is given back when the reader goes, and only what was held', async () => {
    const { keeper, released, state } = hold([held(8)])
    await keeper.release()
    keeper.want(group)
    await settled()
    await keeper.release()
    expect(released).toEqual([8])
    expect(state().hold).toBeUndefined()
  })

  it('of a reload is not asked for again while nothing changed', async () => {
    const { keeper, asked } = hold([held(8)], { ...group, id: 8, free: 42, endsAt: 0 })
    keeper.want(group)
    await settled()
    expect(asked).toEqual([])
  })

  it('goes on after an order that was not taken with what had not been asked yet', async () => {
    const { keeper, asked } = hold([held(8)])
    keeper.want(group)
    expect(await keeper.settle()).toBeUndefined()
    await settled()
    expect(asked).toEqual([])
    keeper.resume()
    await settled()
    expect(asked).toHaveLength(1)
  })
})
