import { describe, expect, test } from 'vitest'
import { hears, type OrderTold, type PaymentTold } from './audience.rules.ts'

const position = { tx: 1n, id: 1 }
const news: OrderTold = { about: 'order', position, topic: 'order.placed', orderId: 71, customerId: 4, placedBy: 9, guide: 'Ли Вэй' }
const paid: PaymentTold = { about: 'payment', position, topic: 'payment.received', paymentId: 8, customerId: 4 }

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
    expect(hears({ scope, payments: false }, news)).toBe(heard)
  })
})

describe('news of a payment', () => {
  test.each([
    ['staff who read payments', { scope: 'all', payments: true }, true],
    ['a dispatcher, who does not', { scope: 'all', payments: false }, false],
    ['members of its customer who read payments', { scope: { customerId: 4 }, payments: true }, true],
    ['a guide of its customer', { scope: { customerId: 4, guide: { userId: 9, name: 'Ли Вэй' } }, payments: false }, false],
    ['members of another customer', { scope: { customerId: 5 }, payments: true }, false],
  ] as const)('for %s: heard or not', (_who, audience, heard) => {
    expect(hears(audience, paid)).toBe(heard)
  })

  test('is not heard by customers when it is a task of the accountant', () => {
    const task = { ...paid, topic: 'task.added' }
    expect([hears({ scope: 'all', payments: true }, task), hears({ scope: { customerId: 4 }, payments: true }, task)]).toEqual([
      true,
      false,
    ])
  })
})
