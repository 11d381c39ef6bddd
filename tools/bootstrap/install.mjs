// Runs on any Node >= 20, before anything is installed: plain JavaScript, built-ins only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { underLock } from './lock.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const pinnedNode = join(root, 'node_modules/node/bin/node')

const lockFile = join(root, 'package-lock.json')
const marker = join(root, 'node_modules/.anfilada-installed')

/** Installs what package-lock.json names, unless it is installed already; two callers at once do it once. */
export async function installWhenNeeded() {
  if (isInstalled()) return
  await underLock(join(root, '.cache/install.lock'), () => {
    if (isInstalled()) return
    if (!matchesLockFile()) npm('ci', ...everything, '--ignore-scripts')
    if (!existsSync(pinnedNode)) npm('rebuild', ...allowed(), '--ignore-scripts=false')
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, stamp())
  })
}

function isInstalled() {
  return existsSync(marker) && existsSync(pinnedNode) && readFileSync(marker, 'utf8') === stamp()
}

/** Another kind of machine needs other binaries from the same lock file. */
function stamp() {
  return `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform}-${process.arch}\n`
}

/** The packages whose install scripts may run (package.json): .npmrc keeps back those of all others, whoever installs. */
function allowed() {
  return Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts)
}

/** Whoever ran `npm ci` by hand need not wait for a second one: npm leaves a copy of what it installed. */
function matchesLockFile() {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
  return wanted.every(([path, entry]) => path === '' || !path.includes('node_modules/') || isThere(entry, installed[path]))
}

/**
 * @param {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} entry
 * @param {{ version?: string } | undefined} found
 */
function isThere(entry, found) {
  if (entry.optional && !found) return true
  return found !== undefined && found.version === entry.version
}

/** Told apart from the caller's settings: development packages build the apps. */
const everything = ['--include=dev', '--include=optional']

/** @param {string[]} args */
function npm(...args) {
  if (args[0] === 'ci') console.log('Installing the packages (about a minute) / Устанавливаем пакеты (около минуты) …')
  const path = process.env.npm_execpath
  const [command, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: installEnvironment(),
  })
  if (status === 0 && (args[0] === 'ci' || existsSync(pinnedNode))) return
  const reason = error?.message ?? `npm ${args[0]}: ${status}`
  console.error(`The packages could not be installed (${reason}): see the messages of npm above.`)
  console.error(`Не удалось установить пакеты (${reason}): смотрите сообщения npm выше.`)
  process.exit(1)
}

/** `npm start` hands its own settings down as npm_config_*; the install of Node's binary must not inherit them all. */
function installEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  return environment
}
