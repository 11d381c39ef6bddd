import { globSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lastingDays } from '../../packages/contract/src/dates.ts'
import { root } from '../bootstrap/install.mjs'
import { type BuiltPrograms, builtPrograms } from '../launch/programs.ts'
import { hashOf } from './hash-of.ts'

const threads = globSync('packages/server/src/**/*.worker.ts', { cwd: root }).sort()

/** The processes of a start, what they do in children and threads, and the command line: each by the name of its built file (decision 0039). */
const entries = {
  start: 'tools/launch/main.ts',
  serve: 'tools/launch/serve.ts',
  beside: 'tools/launch/beside/index.ts',
  'prepare-database': 'tools/launch/prepare-database.ts',
  'build-apps': 'tools/build/build-apps.ts',
  anfilada: 'tools/command-line/main.ts',
  server: 'packages/server/src/main.ts',
  jobs: 'packages/server/src/jobs.ts',
  sandbox: 'packages/acquirer-sandbox/src/main.ts',
  ...Object.fromEntries(threads.map((file) => [basename(file, '.ts'), file])),
}
const filesIn = (folder: string): string[] => readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'))
const madeOf = [
  ...['contract', 'phrases', 'server', 'acquirer-sandbox'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  ...filesIn('tools').map((name) => `tools/${name}`),
  ...['bootstrap', 'build', 'command-line', 'launch', 'postgres', 'verify'].map((name) => `tools/${name}`),
  'package-lock.json',
]

/** Builds the programs unless just these are there, and answers their folder, which is named by what they are made of. */
export function buildPrograms(): Promise<string> {
  return buildOnce(join(root, 'dist', hashOf(madeOf)), async (draft) => {
    // The bundler is loaded by who needs it: most starts find their build.
    const { bundle } = await import('./bundle.ts')
    await bundle(entries, draft)
  })
}

/**
 * Has `write` fill a draft that becomes `folder` as a whole, unless it is there, and answers it: a start that runs goes on with its own
 * files, workers and maps while the next one is built. Callers at once, of one process or of several, have a draft each and leave one.
 */
export async function buildOnce(folder: string, write: (draft: string) => Promise<void>): Promise<string> {
  if (await touched(folder)) return folder
  const draft = `${folder}.${crypto.randomUUID()}`
  await mkdir(draft, { recursive: true })
  await write(draft)
  // Another caller may have been quicker: its files are the same.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  await sweep(dirname(folder))
  return folder
}

let building: Promise<string> | undefined

/** The programs of these sources, built when they are not there: what starts whole processes runs them as a start does, tests and proofs too. */
export async function currentPrograms(): Promise<BuiltPrograms> {
  // Tests side by side in one process wait for one build.
  building ??= buildPrograms().finally(() => (building = undefined))
  return builtPrograms(await building)
}

async function touched(folder: string): Promise<boolean> {
  const now = new Date()
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  )
}

/** Builds that nobody has started for a week; a launcher that runs says each day that it does. */
async function sweep(home: string): Promise<void> {
  for (const folder of readdirSync(home).map((name) => join(home, name))) {
    // Another caller's draft takes its place, or goes, at any moment.
    const stats = await stat(folder).catch(() => undefined)
    if (stats && stats.mtimeMs < Date.now() - lastingDays(7)) await rm(folder, { recursive: true, force: true })
  }
}
