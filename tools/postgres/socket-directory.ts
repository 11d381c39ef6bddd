import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { type Account, canEnter } from './account.ts'

/** A socket's address holds 107 bytes; what PostgreSQL appends takes 20 of them at most. */
const longestFolder = 87

/** One private folder per data directory; its name is short because the data directory's own path may not be. */
export async function makeSocketDirectory(dataDir: string, account: Account | undefined): Promise<string> {
  const name = `anfilada-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const folder = [tmpdir(), '/tmp'].map((place) => join(place, name)).find((path) => fits(path, account)) ?? join('/tmp', name)
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  await requireOwn(folder, account)
  await chmod(folder, 0o700)
  return folder
}

function fits(folder: string, account: Account | undefined): boolean {
  return Buffer.byteLength(folder) <= longestFolder && canEnter(join(folder, '..'), account)
}

/** Everybody may create names in /tmp: a folder laid there by another user must not receive our connections. */
async function requireOwn(folder: string, account: Account | undefined): Promise<void> {
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === process.getuid?.() && account) await chown(folder, account.uid, account.gid)
  const owner = account?.uid ?? process.getuid?.()
  const { uid } = await lstat(folder)
  if (!found.isDirectory() || uid !== owner) throw new Fault(sentences.socketFolderTaken(folder))
}
