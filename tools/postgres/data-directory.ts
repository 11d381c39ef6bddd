import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode, Fault, isMissing } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { type Account, canEnter } from './account.ts'
import { type Binaries, rootFolder } from './binaries.ts'
import { isAlive } from './postmaster.ts'

export type Place = Readonly<{ folder: string; moved: boolean }>

/**
 * Where the data really lies. Under root, with a 0700 home above, `nobody` cannot reach the asked-for folder, and opening
 * somebody's home is not ours to do: the data then lies in /var/lib/anfilada and the asked-for path is a link to it.
 */
export async function placeData(asked: string, account: Account | undefined): Promise<Place> {
  await mkdir(dirname(asked), { recursive: true })
  const linked = await lstat(asked).catch(ignoreMissing)
  if (linked?.isSymbolicLink()) return { folder: await followLink(asked), moved: true }
  const parent = await realpath(dirname(asked))
  if (linked || account === undefined || canEnter(parent, account)) return { folder: join(parent, basename(asked)), moved: false }
  await mkdir(rootFolder, { recursive: true, mode: 0o755 })
  const outside = await mkdtemp(join(rootFolder, 'data-'))
  await chmod(outside, 0o755)
  const folder = join(outside, 'postgres')
  await symlink(folder, asked)
  return { folder, moved: true }
}

async function followLink(link: string): Promise<string> {
  try {
    return await realpath(link)
  } catch (error) {
    if (!isMissing(error)) throw error
    const target = await readlink(link)
    await mkdir(dirname(target), { recursive: true, mode: 0o755 })
    return target
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

export async function isInitialised(folder: string): Promise<boolean> {
  return (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) !== undefined
}

type NewCluster = { folder: string; binaries: Binaries; account: Account | undefined; throwaway: boolean }

/** Makes the cluster beside its place and renames it, so that an interrupted start leaves no half-made data. */
export async function initialise({ folder, binaries, account, throwaway }: NewCluster): Promise<void> {
  await sweepDrafts(folder)
  const draft = `${folder}.new-${process.pid}-${randomUUID().slice(0, 8)}`
  await mkdir(draft, { mode: 0o700 })
  if (account) await chown(draft, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, '-U', 'anfilada', '--auth=trust', ...locale, ...(throwaway ? ['--no-sync'] : [])]
  const { code, output } = await run(binaries.initdb, args, account)
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new Fault(sentences.databaseNotMade(folder, lastLine(output)))
  }
  await rename(draft, folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
    return rm(draft, { recursive: true, force: true })
  })
}

/** A draft of a living process is another start's, still at work. */
async function sweepDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  const names = await readdir(dirname(folder))
  const drafts = names.filter((name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
  await Promise.all(drafts.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

function run(file: string, args: string[], account: Account | undefined): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
