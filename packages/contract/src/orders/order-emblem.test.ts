import { expect, test } from 'vitest'
import { emblemOf } from './order-emblem.ts'
import type { Order } from './orders.ts'

const order = (kind: Order['data']['kind'], museum_id: number | null) =>
  ({ data: { kind, museum_id }, info: { emblem: museum_id === null ? 'museum' : 'hermitage' } }) as Order

test('a drawing means one thing: a coach is a coach, a guide is himself where he goes to no museum', () => {
  expect(emblemOf(order('transport', null))).toBe('bus')
  expect(emblemOf(order('transport', 1))).toBe('bus')
  expect(emblemOf(order('guide', null))).toBe('guide')
  expect(emblemOf(order('guide', 1))).toBe('hermitage')
  expect(emblemOf(order('museum_tickets', 1))).toBe('hermitage')
})
