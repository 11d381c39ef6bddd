import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The user PostgreSQL runs as; undefined means "as ourselves". PostgreSQL refuses to run as root. */
export type Account = Readonly<{ uid: number; gid: number }>

/** Started by root, the server runs as whoever owns the data already, or else as nobody. */
export function chooseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

function nobody(): Account {
  return { uid: idOf('-u') ?? 65_534, gid: idOf('-g') ?? 65_534 }
}

function idOf(flag: '-u' | '-g'): number | undefined {
  try {
    // macOS answers -2 for nobody; the kernel wants the same number without a sign.
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) >>> 0
  } catch {
    return undefined
  }
}

/** Asks the system itself, so that a 0700 home above the folder and access lists count too. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, stdio: 'ignore' }).status === 0
}
