import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs'

const limitBytes = 10 * 1024 * 1024
const everyMs = 60_000

export type Rotation = Readonly<{ stop(): void }>

/** Looks once a minute, and at once, that no log grows beyond its measure. */
export function rotateLogs(files: () => readonly string[]): Rotation {
  const rotateAll = (): void => files().forEach((file) => rotateLog(file))
  rotateAll()
  const timer = setInterval(rotateAll, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * A log that grew too long becomes `<file>.1`, in place of the one before, and begins anew. It is copied and cut, for its writer has it open and
 * appends; what comes between copy and cut is lost. On a full disk the copy is given up: a log must never be what fills it.
 */
export function rotateLog(file: string, limit = limitBytes): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= limit) return
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    rmSync(`${file}.1`, { force: true, recursive: true })
  }
  truncateSync(file, 0)
}
