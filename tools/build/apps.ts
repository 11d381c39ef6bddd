import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { underLock } from '../bootstrap/lock.mjs'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { hashOf } from './hash-of.ts'

const apps = ['portal', 'office'] as const
type App = (typeof apps)[number]

/** Builds both apps, each only when something it is made of has changed; two callers at once do it once. */
export async function buildApps(log: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const shared = hashOf([...['contract', 'phrases', 'ui', 'browser'].map((name) => `packages/${name}`), 'tools/vite', 'package-lock.json'])
  const results = await Promise.allSettled(apps.map((app) => buildWhenChanged(app, shared, log, signal)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function buildWhenChanged(app: App, shared: string, log: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const folder = join(root, 'packages', app)
  // Whatever lies in the folder may be part of the build: sources, page, public files, settings and plugins.
  const wanted = `${shared}-${hashOf([`packages/${app}`])}`
  const marker = join(folder, 'dist/.sources')
  const isBuilt = (): boolean => existsSync(marker) && readFileSync(marker, 'utf8') === wanted
  if (isBuilt()) return
  await underLock(join(root, `.cache/build-${app}.lock`), async () => {
    if (isBuilt()) return
    log(`vite build: ${app} …`)
    const draft = join(root, '.cache', `built-${app}`)
    await build(app, { folder, draft, signal })
    writeFileSync(join(draft, '.sources'), wanted)
    replaceFolder(join(folder, 'dist'), draft)
  })
}

/** A product that runs shows the old pages until the new ones are whole: `draft` takes the place of `folder` in two renames. */
export function replaceFolder(folder: string, draft: string): void {
  const old = `${draft}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(draft, folder)
  rmSync(old, { recursive: true, force: true })
}

type Place = { folder: string; draft: string; signal: AbortSignal | undefined }

function build(app: App, { folder, draft, signal }: Place): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], signal })
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Fault(sentences.buildFailed(app, output)))))
  })
}
