import { describe, expect, test } from 'vitest'
import { toggled, withRange } from './marks.ts'

const ids = [71, 72, 73, 74]

describe('marking orders', () => {
  test('marks one and takes the mark away again', () => {
    expect([...toggled(new Set([71]), 72)]).toEqual([71, 72])
    expect([...toggled(new Set([71, 72]), 72)]).toEqual([71])
  })

  test.each([
    ['downwards', 72, 74, [72, 73, 74]],
    ['upwards', 74, 72, [72, 73, 74]],
    ['from an order that has left the list', 99, 72, [72]],
    ['from nowhere', undefined, 72, [72]],
  ])('marks a range %s', (_how, from, to, marked) => {
    expect([...withRange(new Set(), ids, from, to)]).toEqual(marked)
  })

  test('keeps what was marked before the range', () => {
    expect([...withRange(new Set([71]), ids, 73, 74)]).toEqual([71, 73, 74])
  })
})
