import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { root } from '../bootstrap/install.mjs'
import type { Tally } from '../check/run-checks.ts'
import type { FileCost } from './costs.ts'

export type Suite = Readonly<{
  name: string
  program: string
  args: readonly string[]
  /** What Node itself is told. */
  nodeArgs?: readonly string[]
  /** How this runner is told where its report goes. */
  reportTo(file: string): { args?: readonly string[]; env?: NodeJS.ProcessEnv }
  count(report: unknown): Tally
  costs(report: unknown): FileCost[]
  /** Files that show what a failed test saw: where the run is over and its folder gone, nothing else does. */
  evidence?(report: unknown): string[]
}>

type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] }
type VitestFile = { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[]; suites: PlaywrightSuite[] }
type PlaywrightSuite = { file: string; specs?: { tests: { results: PlaywrightResult[] }[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightResult = { duration: number; status: string; attachments: { name: string; path?: string }[] }

/**
 * The tests of screens run in threads of this process, with the code of a page loaded anew for each file: much is thrown away, and little runs
 * long enough to be worth optimising. An eighth less of processors (decision 0041). The server's tests have processes of their own.
 */
const shortLived = ['--no-opt', '--min-semi-space-size=32', '--max-semi-space-size=64']

export const vitest: Suite = {
  name: 'Vitest',
  program: 'vitest/vitest.mjs',
  args: ['run', '--reporter=default', '--reporter=json'],
  nodeArgs: shortLived,
  reportTo: (file) => ({ args: [`--outputFile.json=${file}`] }),
  count: (report) => {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    // A file that cannot even be loaded has no tests to fail.
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  },
  costs: (report) =>
    (report as VitestReport).testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 })),
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
  costs: (report) => (report as PlaywrightReport).suites.map((suite) => ({ file: suite.file, seconds: durationOf(suite) / 1000 })),
  evidence: (report) =>
    (report as PlaywrightReport).suites
      .flatMap(resultsOf)
      .filter(({ status }) => status !== 'passed')
      .flatMap(({ attachments }) =>
        attachments.flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [path] : [])),
      ),
}

/** Of every try of every test. */
function resultsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightResult[] {
  return [...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)), ...suites.flatMap(resultsOf)]
}

/** In milliseconds. */
const durationOf = (suite: PlaywrightSuite): number => resultsOf(suite).reduce((sum, { duration }) => sum + duration, 0)

/** Runs a suite; one that has no test, leaves no report or ends badly without a failed test counts as one failure. */
export async function runSuite(suite: Suite): Promise<Tally & { costs: FileCost[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'anfilada-report-'))
  const file = join(folder, 'report.json')
  const { args = [], env = {} } = suite.reportTo(file)
  const code = await run([...(suite.nodeArgs ?? []), join(root, 'node_modules', suite.program), ...suite.args, ...args], env)
  const report = readReport(file)
  const tally = judge(report === undefined ? undefined : suite.count(report), code)
  for (const seen of (report !== undefined && suite.evidence?.(report)) || []) console.log(`\n${readFileSync(seen, 'utf8')}`)
  rmSync(folder, { recursive: true, force: true })
  console.log(`${suite.name}: ${tally.passed} passed, ${tally.failed} failed`)
  return { ...tally, costs: report === undefined ? [] : suite.costs(report) }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
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
