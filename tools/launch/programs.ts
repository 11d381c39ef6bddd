import { utimes } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastingDays } from '../../packages/contract/src/dates.ts'

/** The programs of the product by their files; `beside` is loaded before each of them. */
export type Programs = Readonly<{ server: string; jobs: string; sandbox: string; beside: string }>

export type BuiltPrograms = Programs & Readonly<{ prepareDatabase: string; buildApps: string }>

/** As a start runs them, with what it does in children that end (tools/build/programs.ts makes the folder). */
export function builtPrograms(folder: string): BuiltPrograms {
  const built = (name: string): string => join(folder, `${name}.mjs`)
  return {
    server: built('server'),
    jobs: built('jobs'),
    sandbox: built('sandbox'),
    beside: built('beside'),
    prepareDatabase: built('prepare-database'),
    buildApps: built('build-apps'),
  }
}

/** The programs beside a launcher. It may run for months: each day its build is said to be in use, since others are swept after a week. */
export function ownPrograms(): BuiltPrograms {
  const folder = dirname(process.argv[1] ?? '')
  const touch = (): void => utimes(folder, new Date(), new Date(), () => undefined)
  setInterval(touch, lastingDays(1)).unref()
  return builtPrograms(folder)
}
