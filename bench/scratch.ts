import { realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isServing, readPostmaster, stopPostmaster } from '../tools/postgres/postmaster.ts'

/** Where the data of a scratch folder is asked for; the launcher may put it elsewhere and leave a link. */
export function scratchData(folder: string): string {
  return join(folder, 'postgres')
}

/** Takes a scratch folder away, and before it the PostgreSQL that an interrupted run left there. */
export async function clearScratch(folder: string): Promise<void> {
  const asked = scratchData(folder)
  const real = await realpath(asked).catch(() => asked)
  const left = await readPostmaster(real)
  if (left && isServing(left.pid, real)) await stopPostmaster(left.pid)
  if (real !== asked) await rm(dirname(real), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
