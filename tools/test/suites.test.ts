import { describe, expect, test } from 'vitest'
import { judge, playwright, vitest } from './suites.ts'

describe('the sum of a suite', () => {
  test('is what the runner reports', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, testResults: [{ status: 'failed', assertionResults: [{}] }] }
    expect(judge(vitest.count(report), 1)).toEqual({ passed: 5, failed: 1 })
  })

  test('counts a file that could not be loaded', () => {
    expect(vitest.count({ numPassedTests: 5, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toBe(1)
  })

  test('counts a journey that needed a second try as failed', () => {
    expect(playwright.count({ stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] })).toEqual({ passed: 3, failed: 1 })
  })

  test('comes with what the failed journeys saw', () => {
    const attachments = [
      { name: 'screenshot', path: 'page.png' },
      { name: 'error-context', path: 'page.md' },
    ]
    const specs = ['passed', 'timedOut'].map((status) => ({ tests: [{ results: [{ duration: 1, status, attachments }] }] }))
    expect(playwright.evidence?.({ suites: [{ file: 'a.e2e.ts', suites: [{ file: 'a.e2e.ts', specs }] }] })).toEqual(['page.md'])
  })

  test.each([
    ['had no test', { passed: 0, failed: 0 }, 0],
    ['left no report', undefined, 0],
    ['ended badly although no test failed', { passed: 5, failed: 0 }, 1],
  ])('is a failure when the suite %s', (_, tally, code) => {
    expect(judge(tally, code).failed).toBe(1)
  })
})
