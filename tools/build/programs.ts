import { readdirSync } from 'node:fs'
import { rm, rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { lastingDays } from '../../packages/contract/src/dates.ts'
import { root } from '../bootstrap/install.mjs'
import { type BuiltPrograms, builtPrograms } from '../launch/programs.ts'
import { hashOf } from './hash-of.ts'

/** The processes of a start, and what they do in children and threads, each by the name of its built file (decision 0039). */
const entries = {
  start: 'tools/launch/main.ts',
  serve: 'tools/launch/serve.ts',
  beside: 'tools/launch/beside/index.ts',
  'prepare-database': 'tools/launch/prepare-database.ts',
  'build-apps': 'tools/build/build-apps.ts',
  server: 'packages/server/src/main.ts',
  jobs: 'packages/server/src/jobs.ts',
  'pdf.worker': 'packages/server/src/files/pdf.worker.ts',
  'spreadsheets.worker': 'packages/server/src/files/spreadsheets.worker.ts',
  sandbox: 'packages/acquirer-sandbox/src/main.ts',
}
const filesIn = (folder: string): string[] => readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'))
const madeOf = [
  ...['contract', 'phrases', 'server', 'acquirer-sandbox'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  ...filesIn('tools').map((name) => `tools/${name}`),
  ...['bootstrap', 'build', 'launch', 'postgres'].map((name) => `tools/${name}`),
  'package-lock.json',
]

/**
 * Builds the programs unless just these are there, and answers their folder. It is named by what they are made of: a start that runs goes
 * on with its own files, workers and maps while the next one is built, and two callers at once leave one.
 */
export async function buildPrograms(): Promise<string> {
  const home = join(root, 'dist')
  const folder = join(home, hashOf(madeOf))
  if (!(await touched(folder))) {
    const draft = `${folder}.${process.pid}`
    // The bundler is loaded by who needs it: most starts find their build.
    const { bundle } = await import('./bundle.ts')
    await bundle(entries, draft)
    // Another caller may have been quicker: its files are the same.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
    await sweep(home)
  }
  return folder
}

/** The programs of these sources, built when they are not there: what starts whole processes runs them as a start does, tests and proofs too. */
export async function currentPrograms(): Promise<BuiltPrograms> {
  return builtPrograms(await buildPrograms())
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
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - lastingDays(7)) await rm(folder, { recursive: true })
  }
}
