import { describe, expect, it } from 'vitest'
import { restUntil, soonOf } from './rest.ts'

const minute = 60_000

describe('what is left of a hold', () => {
  it('is said in whole minutes that are never too many, and in seconds only within the last one', () => {
    expect(restUntil(15 * minute, 0)).toEqual({ unit: 'minutes', count: 15 })
    expect(restUntil(15 * minute, 1000)).toEqual({ unit: 'minutes', count: 14 })
    expect(restUntil(minute, 0)).toEqual({ unit: 'minutes', count: 1 })
    expect(restUntil(minute, 13_000)).toEqual({ unit: 'seconds', count: 47 })
    expect(restUntil(minute, 2 * minute)).toEqual({ unit: 'seconds', count: 0 })
  })

  it('is said aloud again at five minutes and at one', () => {
    const aloud = [14, 6, 5, 2, 1].map((count) => soonOf({ unit: 'minutes', count }))
    expect(aloud).toEqual([undefined, undefined, 5, 5, 1])
    expect(soonOf({ unit: 'seconds', count: 47 })).toBe(1)
  })
})
