import { expect, test } from 'vitest'
import { withBreakpoints } from './name-breakpoints.ts'

test.each([
  ['(--phone)', '(max-width: 700px)'],
  ['not (--tablet)', 'not (max-width: 900px)'],
  ['(--phone), (pointer: coarse)', '(max-width: 700px), (pointer: coarse)'],
  ['print', 'print'],
])('%s asks for %s', (written, asked) => {
  expect(withBreakpoints(written)).toBe(asked)
})

test('a width that the design system has not is refused by its name', () => {
  expect(() => withBreakpoints('(--watch)')).toThrow('--watch')
})
