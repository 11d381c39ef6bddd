import { expect, test } from 'vitest'
import { mayMailAgain } from './email.store.ts'

test.each([
  [{ lastMinute: 0, lastDay: 0 }, true],
  [{ lastMinute: 0, lastDay: 4 }, true],
  [{ lastMinute: 1, lastDay: 1 }, false],
  [{ lastMinute: 0, lastDay: 5 }, false],
])('after %j another mail to the same address may leave: %s', (lately, allowed) => {
  expect(mayMailAgain(lately)).toBe(allowed)
})
