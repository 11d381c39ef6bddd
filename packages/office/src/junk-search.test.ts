import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { parsersOf, readingsOfJunk } from '@anfilada/browser/testing'
import { createOfficeRouter } from './routes.tsx'

const parsers = parsersOf(createOfficeRouter(createMemoryHistory()).routesById)

describe('an address of the office', () => {
  test('is read by every screen that takes words from it', () => expect(parsers.length).toBeGreaterThan(12))

  test.each(parsers)('with junk opens $id as if it said nothing, and what is read is read the same again', ({ read }) => {
    for (const { found, again } of readingsOfJunk(read)) {
      for (const value of Object.values(found)) expect(['string', 'number', 'boolean']).toContain(typeof value)
      for (const value of Object.values(found)) expect(Number.isNaN(value)).toBe(false)
      expect(again).toEqual(found)
    }
  })
})
