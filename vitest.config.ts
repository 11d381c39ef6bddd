import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { WaitingFirst } from './tools/test/order.ts'

const exclude = ['**/planted/**', '**/dist/**', '**/node_modules/**']

// What they replace of a library must reach no other file.
const alone = ['packages/server/src/identity/sign-in/*.test.ts']

/** Files of one process one after the other: the server's modules are loaded once for all of them. A world of its own each has in the database. */
function node(name: string, folder: string): TestProjectInlineConfiguration {
  const include = [`${folder}/**/*.test.ts`]
  return { test: { name, exclude: [...exclude, ...alone], include, environment: 'node', isolate: false } }
}

type Dom = { setup?: string[]; pool?: 'forks' | 'vmThreads' }

/** A context of its own for each file, not a process that loads jsdom anew: half the work. */
function dom(name: string, folder: string, { setup = [], pool = 'vmThreads' }: Dom = {}): TestProjectInlineConfiguration {
  const include = [`${folder}/**/*.test.{ts,tsx}`]
  const css = { modules: { classNameStrategy: 'non-scoped' as const } }
  return { test: { name, exclude, include, css, environment: 'jsdom', pool, setupFiles: ['./tools/test/dom-setup.ts', ...setup] } }
}

export default defineConfig({
  test: {
    // At the root, so that one PostgreSQL serves the tests of all packages.
    globalSetup: ['./tools/test/global-setup.ts'],
    // A busy machine is no fault: one limit for whatever does not come at all, so that no file has one of its own below it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is polled for either comes or does not. A second, as Vitest has it, is less than a process takes to start.
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores: tests of the server wait for PostgreSQL, for banks and for processes that are started again half of their time.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    projects: [
      node('contract', 'packages/contract/src'),
      node('phrases', 'packages/phrases/src'),
      node('server', 'packages/server/src'),
      { test: { name: 'server alone', exclude, include: alone, environment: 'node' } },
      node('sandbox', 'packages/acquirer-sandbox/src'),
      node('tools', 'tools'),
      dom('ui', 'packages/ui/src'),
      // Its tests stop the clock of Node itself, which no context has.
      dom('browser', 'packages/browser/src', { pool: 'forks' }),
      dom('portal', 'packages/portal/{src,vite}', {
        setup: ['./packages/portal/src/shell/this-app.ts', './packages/portal/src/testing/company.ts'],
      }),
      dom('office', 'packages/office/{src,vite}', { setup: ['./packages/office/src/shell/this-app.ts'] }),
    ],
  },
})
