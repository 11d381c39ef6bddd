import { describe, expect, test } from 'vitest'
import { keepPlace } from './use-kept-place.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const kept = (fresh: number[], shown: number[], open?: number) => keepPlace(rows(...fresh), rows(...shown), open).map(({ id }) => id)

describe('the open order', () => {
  test('stays where it stood when a colleague takes it out of the queue', () => {
    expect(kept([1, 3], [1, 2, 3], 2)).toEqual([1, 2, 3])
    expect(kept([2, 3], [1, 2, 3], 1)).toEqual([1, 2, 3])
    expect(kept([1, 2], [1, 2, 3], 3)).toEqual([1, 2, 3])
  })

  test('stays behind its neighbour when others come and go at the same time', () => {
    expect(kept([9, 1, 8, 3], [1, 2, 3], 2)).toEqual([9, 1, 2, 8, 3])
    expect(kept([3, 8], [1, 2, 3], 2)).toEqual([2, 3, 8])
  })

  test('is left out once the reader is at another order, and was never in the queue when it came by a link', () => {
    expect(kept([1, 3], [1, 2, 3], 3)).toEqual([1, 3])
    expect(kept([1, 3], [1, 3], 99)).toEqual([1, 3])
  })

  test('moves with the queue while it waits for its answer', () => {
    expect(kept([2, 1, 3], [1, 2, 3], 2)).toEqual([2, 1, 3])
  })
})
