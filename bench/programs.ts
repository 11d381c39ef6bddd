import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const unpacked = join(tmpdir(), 'anfilada-pgbench')

/** The load generators: pgbench speaks to PostgreSQL itself, wrk to ours. Both are Debian's, not npm's. */
export function findPrograms(): { pgbench: string; wrk: string } {
  const pgbench = findPgbench() ?? install(unpackPgbench, findPgbench)
  const wrk = findWrk() ?? install(() => apt('install', '-y', '--no-install-recommends', 'wrk'), findWrk)
  if (!pgbench || !wrk)
    throw new Error('The bench needs pgbench (Debian: in postgresql-15 or newer) and wrk; install them and start again.')
  return { pgbench, wrk }
}

// The wrapper in /usr/bin is a Perl script that looks for clusters first.
function findPgbench(): string | undefined {
  return globSync([`${unpacked}/usr/lib/postgresql/*/bin/pgbench`, '/usr/lib/postgresql/*/bin/pgbench']).at(-1) ?? onPath('pgbench')
}

function findWrk(): string | undefined {
  return onPath('wrk')
}

function onPath(name: string): string | undefined {
  return path
    .split(':')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

function install(work: () => void, find: () => string | undefined): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  apt('update')
  work()
  return find()
}

/** Takes the one program out of Debian's server package: installing that package would start a database of its own. */
function unpackPgbench(): void {
  const depends = spawnSync('apt-cache', ['depends', 'postgresql'], { env: { PATH: path }, encoding: 'utf8' }).stdout
  const server = /postgresql-\d+/.exec(depends)?.[0]
  if (!server) return
  apt('install', '-y', '--no-install-recommends', 'libpq5')
  mkdirSync(unpacked, { recursive: true })
  apt('download', server)
  for (const file of globSync(`${unpacked}/*.deb`)) spawnSync('dpkg', ['-x', file, unpacked], { env: { PATH: path }, stdio: 'ignore' })
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    cwd: existsSync(unpacked) ? unpacked : '/',
    env: { PATH: path, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  })
}
