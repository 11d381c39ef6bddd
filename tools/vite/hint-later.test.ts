import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { hintLater, type Later } from './hint-later.ts'

const firstPaint = readFileSync(new URL('../../packages/browser/first-paint.js', import.meta.url), 'utf8')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-hint-later-'))
})

afterEach(() => rmSync(root, { recursive: true }))

/** What the built page tells first-paint.js. */
async function laterOf(program: string): Promise<Later> {
  const [languages, loginWords] = [/\/words\/([a-z]{2})\.js$/, /\/login\/([a-z]{2})\.js$/]
  const files = {
    'index.html': '<!doctype html><head><script id="first-paint"></script></head><script type="module" src="/main.js"></script>',
    'main.js':
      'for (const part of [import("./words/ru.js"), import("./words/fa.js"), import("./login/fa.js"), import("./form.js"), import("./shell.js"), import("./pay.js"), import("./bill.js")]) part.then(console.log)',
    'pay.js': 'import { shell } from "./shell.js"; import { sum } from "./sum.js"; export const pay = shell + sum',
    'bill.js': 'import { sum } from "./sum.js"; export const bill = sum + 2',
    'sum.js': 'export const sum = Math.random()',
    'words/ru.js': 'export default "ru"',
    'words/fa.js': 'export default "fa"',
    'login/fa.js': 'export default "login"',
    'form.js': 'export const form = 1',
    'shell.js': 'import "./shell.css"; export const shell = 1',
    'shell.css': 'p { color: red }',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hintLater({ loginWords, login: 'form', languages, program, screens: [{ paths: ['/pay'], words: languages, chunk: 'pay' }] })],
  })
  const [, json = ''] = /data-later='([^']*)'/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8')) ?? []
  return JSON.parse(json) as Later
}

/** The addresses that first-paint.js asks for in a browser that remembers this. */
function asked(later: Later | null, memory: Record<string, string>, { hasLogin = false, pathname = '/upcoming' } = {}): string[] {
  const addresses: string[] = []
  const attributes: Record<string, string | null> = { 'data-later': later && JSON.stringify(later) }
  const document = {
    documentElement: { lang: 'ru', dir: 'ltr', setAttribute: () => undefined },
    currentScript: { getAttribute: (name: string) => attributes[name] ?? null },
    createElement: () => ({}),
    querySelector: () => (hasLogin ? {} : null),
    head: { append: ({ href }: { href: string }) => addresses.push(href) },
  }
  const localStorage = { getItem: (name: string) => memory[name] ?? null }
  runInNewContext(firstPaint, { document, localStorage, location: { pathname }, setTimeout: () => undefined })
  return addresses
}

describe('what a page wants behind its entry', () => {
  test('is named by the build: the words of each language, and script and style of the program', async () => {
    const { loginWords, login, languages, program } = await laterOf('shell')
    expect(Object.keys(languages).sort()).toEqual(['fa', 'ru'])
    expect(languages.fa).toMatch(/^\/assets\/fa-.*\.js$/)
    expect(Object.keys(loginWords)).toEqual(['fa'])
    expect(login).toEqual([expect.stringMatching(/^\/assets\/form-.*\.js$/)])
    expect(program).toEqual([expect.stringMatching(/^\/assets\/shell-.*\.js$/), expect.stringMatching(/^\/assets\/shell-.*\.css$/)])
  })

  test('is what a screen has of its own, with what it shares with another, and without the program', async () => {
    const { screens } = await laterOf('shell')
    const [screen] = screens
    expect(screen?.files.map((file) => file.replace(/-[^-]*\.js$/, '')).sort()).toEqual(['/assets/pay', '/assets/sum'])
    expect(Object.keys(screen?.words ?? {}).sort()).toEqual(['fa', 'ru'])
  })

  test('fails the build when it is not there', async () => {
    await expect(laterOf('nobody')).rejects.toThrow('No chunk nobody')
  })

  const later: Later = {
    languages: { ru: '/ru.js', fa: '/fa.js' },
    loginWords: { ru: '/login-ru.js', fa: '/login-fa.js' },
    login: ['/login.js'],
    program: ['/all.js', '/all.css'],
    screens: [{ paths: ['/pay'], words: { ru: '/pay-ru.js', fa: '/pay-fa.js' }, files: ['/pay.js', '/pay.css'] }],
  }

  test('is asked for before the entry runs, in the chosen language, by those signed in', () => {
    const member = { language: 'fa', accessToken: 'a' }
    expect(asked(later, member)).toEqual(['/fa.js', '/all.js', '/all.css'])
    expect(asked(later, member, { hasLogin: true })).toEqual(asked(later, member))
  })

  test('is with it what the screen at the address begins with, for those signed in', () => {
    const member = { language: 'fa', accessToken: 'a' }
    const all = ['/fa.js', '/all.js', '/all.css', '/pay-fa.js', '/pay.js', '/pay.css']
    for (const pathname of ['/pay', '/pay/']) expect(asked(later, member, { pathname })).toEqual(all)
    expect(asked(later, {}, { pathname: '/pay' })).toEqual(['/ru.js', '/all.js', '/all.css'])
  })

  test('is Russian where nothing was chosen, for a visitor too', () => {
    expect(asked(later, {})).toEqual(['/ru.js', '/all.js', '/all.css'])
  })

  test('is for the login that stands in the page only its own', () => {
    expect(asked(later, {}, { hasLogin: true })).toEqual(['/login-ru.js', '/login.js'])
    expect(asked(later, { language: 'fa' }, { hasLogin: true })).toEqual(['/login-fa.js', '/login.js'])
  })

  test('is left to the entry where the page names nothing', () => {
    expect(asked(null, { accessToken: 'a' })).toEqual([])
  })
})
