import { expect, test } from 'vitest'
import { dearest } from './costs.ts'
import { playwright, vitest } from './suites.ts'

test('the dearest files stand first, and no more of them than asked', () => {
  const costs = [
    { file: 'cheap.test.ts', seconds: 0.4 },
    { file: 'dear.test.ts', seconds: 71 },
    { file: 'middling.test.ts', seconds: 3 },
  ]
  expect(dearest(costs, 2)).toEqual(['   71.0 s  dear.test.ts', '    3.0 s  middling.test.ts'])
})

test('Vitest tells of each file when it began and ended', () => {
  const report = { testResults: [{ name: '/repo/a.test.ts', startTime: 1_000, endTime: 3_500 }] }
  expect(vitest.costs(report)).toEqual([{ file: '/repo/a.test.ts', seconds: 2.5 }])
})

test('Playwright tells of each test, in suites within a file', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = { suites: [{ file: 'a.e2e.ts', specs: [spec(1_000)], suites: [{ file: 'a.e2e.ts', specs: [spec(500, 500)] }] }] }
  expect(playwright.costs(report)).toEqual([{ file: 'a.e2e.ts', seconds: 2 }])
})
