import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { root } from '../bootstrap/install.mjs'
import type { Tally } from '../check/run-checks.ts'

export type Suite = Readonly<{
  name: string
  program: string
  args: readonly string[]
  /** How this runner is told where its report goes. */
  reportTo(file: string): { args?: readonly string[]; env?: NodeJS.ProcessEnv }
  count(report: unknown): Tally
}>

type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: unknown[] }[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

export const vitest: Suite = {
  name: 'Vitest',
  program: 'vitest/vitest.mjs',
  args: ['run', '--reporter=default', '--reporter=json'],
  reportTo: (file) => ({ args: [`--outputFile.json=${file}`] }),
  count: (report) => {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    // A file that cannot even be loaded has no tests to fail.
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  },
}

export const playwright: Suite = {
  name: 'Playwright',
  program: '@playwright/test/cli.js',
  args: ['test', '--reporter=list,json'],
  reportTo: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  count: (report) => {
    const { stats, errors } = report as PlaywrightReport
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  },
}

/** Runs a suite; one that has no test, leaves no report or ends badly without a failed test counts as one failure. */
export async function runSuite(suite: Suite): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'anfilada-report-'))
  const file = join(folder, 'report.json')
  const { args = [], env = {} } = suite.reportTo(file)
  const code = await run([join(root, 'node_modules', suite.program), ...suite.args, ...args], env)
  const tally = judge(readTally(suite, file), code)
  rmSync(folder, { recursive: true, force: true })
  console.log(`${suite.name}: ${tally.passed} passed, ${tally.failed} failed`)
  return tally
}

function readTally(suite: Suite, file: string): Tally | undefined {
  try {
    return suite.count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export function judge(tally: Tally | undefined, code: number | null): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 }
  const isSound = passed > 0 && code === 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
}
