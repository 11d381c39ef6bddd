import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Clock = Readonly<{
  /** Whoever is started with it reads the time from this clock. */
  environment: Readonly<Record<string, string>>
  /** So many seconds before or after the true time, as soon as everybody has looked. */
  set(seconds: number): Promise<void>
  remove(): void
}>

const libraries = '/usr/lib/*/faketime/libfaketime.so.1'
const looksEvery = 1

/** A clock of its own for some processes, by Debian's libfaketime. Timers and `performance.now()` run on, as when NTP steps a real clock. */
export async function makeClock(): Promise<Clock> {
  const folder = mkdtempSync(join(tmpdir(), 'anfilada-clock-'))
  // PostgreSQL may run as somebody else.
  chmodSync(folder, 0o755)
  const file = join(folder, 'offset')
  const write = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 })
  write(0)
  return {
    environment: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(looksEvery),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
    },
    set: async (seconds) => {
      write(seconds)
      await pause(2 * looksEvery * 1_000)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function findLibrary(): string {
  const find = (): string | undefined => globSync(libraries)[0]
  const found = find()
  if (found !== undefined) return found
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libfaketime']]) {
    spawnSync('apt-get', args, { env: { PATH: process.env['PATH'], DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
  }
  const library = find()
  if (library === undefined) throw new Error('Clocks are moved by libfaketime: apt-get install libfaketime')
  return library
}
