// Runs on any Node >= 20, before anything is installed: plain JavaScript, built-ins only.
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {{ pid: number, began: string, note: string }} Holder */

/**
 * Takes the lock file, or says who holds it. A lock whose process is gone is taken over.
 * @param {string} path
 * @param {string} note what others are told about the holder
 * @returns {{ held: true, release: () => void, tell: (note: string) => void } | { held: false, holder: Holder }}
 */
export function takeLock(path, note = '') {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  for (;;) {
    writeFileSync(draft, JSON.stringify(self(note)))
    try {
      // A link appears whole or not at all; a file opened with "wx" could be read before it is written.
      linkSync(draft, path)
      return { held: true, release: () => rmSync(path, { force: true }), tell: (text) => writeFileSync(path, JSON.stringify(self(text))) }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const holder = readHolder(path)
    if (holder && isSame(holder)) return { held: false, holder }
    removeStale(path)
  }
}

/**
 * Runs `work` under the lock, after those who came earlier.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function underLock(path, work) {
  for (;;) {
    const lock = takeLock(path)
    if (lock.held) {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    await pause(100)
  }
}

/**
 * Two who found the same stale lock must not both remove it: the second would remove the first one's new lock.
 * @param {string} path
 */
function removeStale(path) {
  const guard = `${path}.sweep`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // The guard lives for a moment only; an older one was left by a killed process.
    const found = statSync(guard, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > 5_000) rmSync(guard, { force: true })
    return
  }
  const holder = readHolder(path)
  if (!holder || !isSame(holder)) rmSync(path, { force: true })
  rmSync(guard, { force: true })
}

/**
 * @param {string} path
 * @returns {Holder | undefined}
 */
function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} note
 * @returns {Holder}
 */
function self(note) {
  return { pid: process.pid, began: beginning(process.pid), note }
}

/**
 * The number alone is not enough: after a restart of a container another program carries it.
 * @param {Holder} holder
 */
function isSame(holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const began = beginning(holder.pid)
  return began === '' || began === holder.began
}

/**
 * The moment a process began, as the system words it; empty when it does not say.
 * @param {number} pid
 */
function beginning(pid) {
  try {
    // The second field, the program's name, may hold spaces and brackets; the 20th after it is the start time.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
