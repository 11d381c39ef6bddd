import { describe, expect, test } from 'vitest'
import { hears, type News } from './audience.rules.ts'

const news: News = { position: { tx: 1n, id: 1 }, topic: 'order.placed', orderId: 71, customerId: 4, placedBy: 9, guide: 'Ли Вэй' }

describe('news of an order', () => {
  test.each([
    ['staff', 'all', true],
    ['members of its customer', { customerId: 4 }, true],
    ['members of another customer', { customerId: 5 }, false],
    ['the guide who placed it', { customerId: 4, guide: { userId: 9, name: 'other' } }, true],
    ['the guide whom it names', { customerId: 4, guide: { userId: 1, name: 'Ли Вэй' } }, true],
    ['another guide', { customerId: 4, guide: { userId: 1, name: 'other' } }, false],
    ['a guide of that name at another customer', { customerId: 5, guide: { userId: 1, name: 'Ли Вэй' } }, false],
  ] as const)('for %s: heard or not', (_who, scope, heard) => {
    expect(hears(scope, news)).toBe(heard)
  })
})
