import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createOfficeRouter } from './routes.tsx'

const junk: readonly unknown[] = [
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  '3.5',
  'NaN',
  '99999999999999999999',
  '٣',
  '<b>',
  '2026-02-30',
  'a'.repeat(5000),
  null,
  true,
  {},
  [],
  [1],
  -1,
  1e300,
]
const router = createOfficeRouter(createMemoryHistory())
const parsers = Object.values(router.routesById).flatMap((route) => {
  const read = route.options.validateSearch as ((search: Record<string, unknown>) => Record<string, unknown>) | undefined
  return read ? [{ id: route.id, read }] : []
})
/** Names that the screens take words by. */
const names = [
  'order',
  'customer',
  'payment',
  'application',
  'account',
  'list',
  'view',
  'tab',
  'kind',
  'part',
  'status',
  'method',
  'day',
  'date',
  'from',
  'to',
  'until',
  'month',
  'year',
  'week',
  'search',
  'number',
  'amount',
  'voucher',
  'version',
  'beside',
  'only',
  'type',
  'museum',
  'employee',
  'state',
  'actor',
  'action',
  'window',
  'category',
]

describe('an address of the office', () => {
  test('is read by every screen that takes words from it', () => expect(parsers.length).toBeGreaterThan(12))

  test.each(parsers)('with junk opens $id as if it said nothing, and what is read is read the same again', ({ read }) => {
    for (const word of junk) {
      const found = read(Object.fromEntries(names.map((name) => [name, word])))
      for (const value of Object.values(found)) expect(['string', 'number', 'boolean']).toContain(typeof value)
      for (const value of Object.values(found)) expect(Number.isNaN(value)).toBe(false)
      expect(read(found)).toEqual(found)
    }
  })
})
