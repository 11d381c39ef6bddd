import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createPortalRouter } from './routes.tsx'

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
const router = createPortalRouter(createMemoryHistory())
const parsers = Object.values(router.routesById).flatMap((route) => {
  const read = route.options.validateSearch as ((search: Record<string, unknown>) => Record<string, unknown>) | undefined
  // The root keeps every key: a partner's link must reach the login.
  return read && route.id !== '__root__' ? [{ id: route.id, read }] : []
})
/** Names that the screens take words by. */
const names = [
  'id',
  'order',
  'payment_id',
  'tab',
  'vouchers',
  'voucher',
  'programme',
  'method',
  'from',
  'to',
  'status',
  'text',
  'look',
  'month',
  'day',
  'museum',
  'museum_id',
  'object',
  'object_id',
  'date',
  'pass_date',
  'guide',
  'refno',
  'page',
  'filter',
  'kind',
  'sort',
  'copy',
  'alternative',
  'line',
  'slot',
]

describe('an address of the portal', () => {
  test('is read by every screen that takes words from it', () => expect(parsers.length).toBeGreaterThan(7))

  test.each(parsers)('with junk opens $id as if it said nothing, and what is read is read the same again', ({ read }) => {
    for (const word of junk) {
      const found = read(Object.fromEntries(names.map((name) => [name, word])))
      for (const value of Object.values(found)) expect(['string', 'number', 'boolean']).toContain(typeof value)
      for (const value of Object.values(found)) expect(Number.isNaN(value)).toBe(false)
      expect(read(found)).toEqual(found)
    }
  })
})
