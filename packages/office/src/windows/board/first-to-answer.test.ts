import { expect, test } from 'vitest'
import { firstToAnswer } from './first-to-answer.ts'

const window = (museum: number, month: string, waiting: number, state: 'open' | 'closed' | 'upcoming') => ({
  museum_id: museum,
  month: `2026-${month}`,
  waiting,
  state,
  closes_at: `2026-${month}-01T18:00:00+03:00`,
})

test.each([
  [
    'the one that closed first with wishes that wait',
    [window(1, '08', 0, 'open'), window(2, '07', 3, 'closed'), window(3, '06', 0, 'closed')],
    2,
  ],
  [
    'where none wait, one that takes wishes now',
    [window(1, '08', 0, 'upcoming'), window(2, '07', 0, 'open'), window(3, '06', 0, 'closed')],
    2,
  ],
  ['else the next', [window(1, '09', 0, 'upcoming'), window(2, '08', 0, 'upcoming'), window(3, '06', 0, 'closed')], 2],
  ['else the last', [window(2, '05', 0, 'closed'), window(3, '06', 0, 'closed')], 3],
  ['nothing where there is no window', [], undefined],
])('the screen of windows opens %s', (_which, windows, museum) => {
  expect(firstToAnswer(windows)?.museum).toBe(museum)
})
