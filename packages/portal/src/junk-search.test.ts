import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { parsersOf, readingsOfJunk } from '@anfilada/browser/testing'
import { createPortalRouter } from './routes.tsx'

const parsers = parsersOf(createPortalRouter(createMemoryHistory()).routesById)

describe('an address of the portal', () => {
  test('is read by every screen that takes words from it', () => expect(parsers.length).toBeGreaterThan(7))

  test.each(parsers)('with junk opens $id as if it said nothing, and what is read is read the same again', ({ read }) => {
    for (const { found, again } of readingsOfJunk(read)) {
      for (const value of Object.values(found).flat()) expect(['string', 'number', 'boolean']).toContain(typeof value)
      for (const value of Object.values(found).flat()) expect(Number.isNaN(value)).toBe(false)
      expect(again).toEqual(found)
    }
  })
})
