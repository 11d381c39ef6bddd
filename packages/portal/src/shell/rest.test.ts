import { expect, it } from 'vitest'
import { restOf } from './rest.ts'

const second = 1000
const minute = 60 * second

it.each([
  [47 * second, { unit: 'seconds', seconds: 47 }],
  [-5 * second, { unit: 'seconds', seconds: 0 }],
  [minute, { unit: 'minutes', minutes: 1 }],
  [14 * minute + 59 * second, { unit: 'minutes', minutes: 14 }],
  [3 * 60 * minute, { unit: 'hours', hours: 3 }],
  [280 * minute, { unit: 'both', hours: 4, minutes: 40 }],
])('%i ms are said in whole minutes, and in seconds only under one', (left, said) => {
  expect(restOf(left)).toMatchObject(said)
})
