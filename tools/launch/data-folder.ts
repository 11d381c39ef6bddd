import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeLock } from '../bootstrap/lock.mjs'
import { errorCode, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'

export type Claim = Readonly<{ release(): void }>

/** Takes the data directory for this start; a second start on it is told who has it. */
export function claimDataFolder(dataDir: string, address: string): Claim {
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Fault(sentences.dataUnwritable(dataDir, errorCode(error) ?? String(error)), error)
  }
  const lock = takeLock(join(dataDir, 'start.lock'), address)
  if (!lock.held) throw new Fault(sentences.alreadyRunning(dataDir, lock.holder.note, lock.holder.pid))
  return { release: lock.release }
}

/** Folder by folder: Node's own `recursive` never returns below a folder such as /proc that exists and takes no new ones. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another start may have made it meanwhile.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
