import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/install.mjs'
import { Fault } from './fault.ts'
import { sentences } from './sentences.ts'

type Source = Readonly<{ name: string; find: () => Promise<string | undefined> | string | undefined }>

// Chromium without its windows, menus and tabs: a page in it costs a third of the work of one in the whole browser.
const headlessShell = '/usr/bin/chromium-headless-shell'
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const sources: readonly Source[] = [
  { name: 'CHROMIUM_PATH', find: () => process.env['CHROMIUM_PATH'] },
  { name: 'installed', find: () => (existsSync(headlessShell) ? headlessShell : undefined) },
  { name: 'apt-get', find: fromApt },
  { name: 'installed', find: () => wholeBrowsers.find((path) => existsSync(path)) },
  { name: '@sparticuz/chromium', find: fromNpm },
  { name: 'playwright', find: fromPlaywright },
]

/** A Chromium that starts on this machine, installed if need be. Journeys without a browser are never skipped silently. */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const tried: string[] = []
  for (const { name, find } of sources) {
    const path = await Promise.resolve(find()).catch((error: unknown) => void tried.push(`${name}: ${String(error)}`))
    if (path && starts(path)) {
      log(`Chromium: ${path}`)
      return path
    }
    if (path) tried.push(`${name}: ${path} does not start`)
  }
  throw new Fault(sentences.noBrowser(tried.join('; ') || 'nothing found'))
}

/**
 * How Chromium is started where a page is read and left again, never where its speed is measured. V8 optimises nothing and seldom collects: what
 * a page has compiled and made goes with it, and the next one pays anew; a look of axe costs a quarter less of processors. Pages are drawn by
 * the browser's own process, not by one more beside it.
 */
export function chromiumArgs(): string[] {
  return [...sandboxArgs(), '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32,--max-semi-space-size=64', '--in-process-gpu']
}

/** Chromium refuses to shut itself in when root starts it. */
export function sandboxArgs(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

async function fromApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], env)
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], env)
  return headlessShell
}

/** Waits beside other work: in `npm test` the checks run meanwhile. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: 'ignore' })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
}

async function fromNpm(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

async function fromPlaywright(): Promise<string> {
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}
