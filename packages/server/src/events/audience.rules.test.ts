import { describe, expect, test } from 'vitest'
import { hears, type MessageTold, type OrderTold, type PaymentTold } from './audience.rules.ts'

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
    expect(hears({ scope, payments: false, messages: false }, news)).toBe(heard)
  })
})

test('news of a decision that waits are heard by staff alone', () => {
  const decided = { ...news, topic: 'decision.made' }
  const hear = (scope: 'all' | { customerId: number }) => hears({ scope, payments: true, messages: true }, decided)
  expect([hear('all'), hear({ customerId: 4 })]).toEqual([true, false])
})

describe('news of a payment', () => {
  test.each([
    ['staff who read payments', { scope: 'all', payments: true, messages: true }, true],
    ['a dispatcher, who does not', { scope: 'all', payments: false, messages: false }, false],
    ['members of its customer who read payments', { scope: { customerId: 4 }, payments: true, messages: true }, true],
    [
      'a guide of its customer',
      { scope: { customerId: 4, guide: { userId: 9, name: 'Ли Вэй' } }, payments: false, messages: false },
      false,
    ],
    ['members of another customer', { scope: { customerId: 5 }, payments: true, messages: true }, false],
  ] as const)('for %s: heard or not', (_who, audience, heard) => {
    expect(hears(audience, paid)).toBe(heard)
  })

  test('is not heard by customers when it is a task of the accountant', () => {
    const task = { ...paid, topic: 'task.added' }
    expect([
      hears({ scope: 'all', payments: true, messages: true }, task),
      hears({ scope: { customerId: 4 }, payments: true, messages: true }, task),
    ]).toEqual([true, false])
  })
})

describe('news of messages', () => {
  const ofOrder: MessageTold = { ...news, about: 'message', topic: 'message.posted' }
  const general: MessageTold = { ...ofOrder, orderId: null, placedBy: null, guide: null }

  test.each([
    ['staff', { scope: 'all', payments: false, messages: true }, [true, true]],
    ['an editor, who reads none', { scope: 'all', payments: false, messages: false }, [false, false]],
    ['members of the customer', { scope: { customerId: 4 }, payments: false, messages: true }, [true, true]],
    ['members of another', { scope: { customerId: 5 }, payments: true, messages: true }, [false, false]],
    [
      'the guide whom the order names',
      { scope: { customerId: 4, guide: { userId: 1, name: 'Ли Вэй' } }, payments: false, messages: true },
      [true, false],
    ],
    ['another guide', { scope: { customerId: 4, guide: { userId: 1, name: 'other' } }, payments: false, messages: true }, [false, false]],
  ] as const)('for %s: of an order and of the general thread', (_who, audience, heard) => {
    expect([hears(audience, ofOrder), hears(audience, general)]).toEqual(heard)
  })
})
