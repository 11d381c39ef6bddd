import { expect, test } from 'vitest'
import { afterDeciding, stepFrom } from './neighbours.ts'

const queue = [48261, 48302, 48270]

test('walking the queue goes to the neighbour and stops at its ends', () => {
  expect(stepFrom(queue, 48261, 1)).toBe(48302)
  expect(stepFrom(queue, 48261, -1)).toBe(48261)
  expect(stepFrom(queue, 48270, 1)).toBe(48270)
})

test('walking the queue begins at its head when nothing is chosen or the chosen order has left', () => {
  expect(stepFrom(queue, undefined, 1)).toBe(48261)
  expect(stepFrom(queue, 1, -1)).toBe(48261)
  expect(stepFrom([], undefined, 1)).toBeUndefined()
})

test('after a decision the next order opens; after the last one the one before it; after the only one none', () => {
  expect(afterDeciding(queue, 48302)).toBe(48270)
  expect(afterDeciding(queue, 48270)).toBe(48302)
  expect(afterDeciding([71], 71)).toBeUndefined()
})
