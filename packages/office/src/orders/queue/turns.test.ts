import { expect, test } from 'vitest'
import { inTurns } from './turns.ts'

const now = new Date('2026-05-20T10:52:00+03:00')
const order = (id: number, answerBy: string) => ({ id, answer_by: `${answerBy}:00+03:00` })
const turnsOf = (...orders: { id: number; answer_by: string }[]) =>
  inTurns(orders, now).map(({ turn, orders: inTurn }) => [turn, ...inTurn.map(({ id }) => id)])

test('an order with a day to answer goes before a nearer visit that may be ordered until it begins', () => {
  expect(turnsOf(order(71, '2026-05-21T09:00'), order(72, '2026-05-20T12:00'))).toEqual([
    ['hours', 72],
    ['tomorrow', 71],
  ])
})

test('orders of one turn stand as they came, and a turn without any is left out', () => {
  expect(turnsOf(order(73, '2026-05-24T18:00'), order(71, '2026-05-20T08:00'), order(72, '2026-05-24T09:00'))).toEqual([
    ['late', 71],
    ['later', 73, 72],
  ])
})
