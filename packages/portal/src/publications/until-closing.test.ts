import { expect, test } from 'vitest'
import { untilClosing } from './until-closing.ts'

const closing = (closes_at: string) => [{ month: '2026-12', closes_at, zone: 'Europe/Moscow', museums: [] }]
const now = Date.parse('2026-11-30T20:00:00Z')

test.each([
  ['no window is open', [], false],
  ['nothing is known', undefined, false],
  ['it closes in ten minutes', closing('2026-11-30T20:10:00Z'), 600_000],
  ['it closes next month, longer than a timer can wait', closing('2026-12-31T20:59:59Z'), 3_600_000],
  ['it has closed by this clock alone', closing('2026-11-30T19:59:59Z'), 30_000],
])('asks again where %s', (_what, submission, expected) => {
  expect(untilClosing(submission, now)).toBe(expected)
})
