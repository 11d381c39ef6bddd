import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitedBelow, slotStatus, systemIdSchema } from './catalogue.ts'

fc.configureGlobal({ seed: 2026 })

describe('a slot', () => {
  it.each([
    [60, 'available'],
    [limitedBelow, 'available'],
    [limitedBelow - 1, 'limited'],
    [1, 'limited'],
    [0, 'full'],
    [-1, 'full'],
  ] as const)('with %i places is %s', (free, status) => {
    expect(slotStatus(free, false)).toBe(status)
  })

  it('that takes no more orders is closed, however many places are free', () => {
    fc.assert(fc.property(fc.integer(), (free) => slotStatus(free, true) === 'closed'))
  })
})

describe('the id of an object', () => {
  it.each(['hermitage-main', 'A1', '0', 'x'.repeat(32)])('may be %s', (id) => {
    expect(systemIdSchema.safeParse(id).success).toBe(true)
  })

  it.each(['', ' ', 'a b', 'a/b', '../a', 'a.b', 'зал', 'a\n', 'x'.repeat(33)])('may not be %j', (id) => {
    expect(systemIdSchema.safeParse(id).success).toBe(false)
  })
})
