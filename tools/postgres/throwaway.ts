import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts'
import { type Postgres, startPostgres } from './start.ts'

const prefix = 'anfilada-throwaway-'

/** A PostgreSQL without durability in a folder of its own, which `stop()` removes. */
export async function startThrowawayPostgres(log?: (line: string) => void): Promise<Postgres> {
  await sweepAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  // Under root the server runs as nobody, who must be able to pass.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), throwaway: true, ...(log && { log }) })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...postgres, stop }
}

/** A test run that was killed leaves its server behind: nothing else would ever stop it. */
async function sweepAbandoned(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix) && !isAlive(ownerOf(name)))
  for (const name of folders) {
    const folder = join(tmpdir(), name)
    try {
      const postmaster = await readPostmaster(join(folder, 'data'))
      if (postmaster) await stopPostmaster(postmaster.pid)
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or swept by another run at the same moment.
    }
  }
}

function ownerOf(name: string): number {
  return Number(name.slice(prefix.length).split('-')[0])
}
