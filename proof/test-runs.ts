import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type TestRun = { passed: boolean; said: string }

/** Runs tests of the server in a process of their own, with a PostgreSQL of its own; `environment` says how much of them. */
export function runTests(path: string, environment: Record<string, string>): Promise<TestRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', path], {
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ passed: code === 0, said }))
  })
}

/** What the runs that failed said at their end. */
export function faultsOf(runs: readonly TestRun[]): string[] {
  return runs.filter(({ passed }) => !passed).map(({ said }) => said.slice(-2000))
}
