import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts'
import { type Postgres, startPostgres } from './start.ts'

const prefix = 'anfilada-throwaway-'

const sharedMemory = '/dev/shm'
const plentyBytes = 4 * 2 ** 30

/** A PostgreSQL without durability in a folder of its own, which `stop()` removes. */
export async function startThrowawayPostgres(log?: (line: string) => void): Promise<Postgres> {
  for (const place of [tmpdir(), sharedMemory]) await sweepAbandoned(place)
  const folder = mkdtempSync(join(hasPlenty(sharedMemory) ? sharedMemory : tmpdir(), `${prefix}${process.pid}-`))
  // Under root the server runs as nobody, who must be able to pass.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), throwaway: true, ...(log && { log }) })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...postgres, stop }
}

/**
 * A database is some three hundred files, and each file of tests has one of its own: made and dropped in memory it takes a quarter of what it
 * takes on a disk. Of four gigabytes that are free a run of all tests needs less than one.
 */
function hasPlenty(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return Math.min(bavail * bsize, freemem()) >= plentyBytes
  } catch {
    return false
  }
}

/** A test run that was killed leaves its server behind: nothing else would ever stop it. */
async function sweepAbandoned(place: string): Promise<void> {
  const folders = namesIn(place).filter((name) => name.startsWith(prefix) && !isAlive(ownerOf(name)))
  for (const name of folders) {
    const folder = join(place, name)
    try {
      const postmaster = await readPostmaster(join(folder, 'data'))
      if (postmaster) await stopPostmaster(postmaster.pid)
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or swept by another run at the same moment.
    }
  }
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

function ownerOf(name: string): number {
  return Number(name.slice(prefix.length).split('-')[0])
}
