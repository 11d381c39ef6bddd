import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { hintLater, type Later } from './hint-later.ts'

const firstPaint = readFileSync(new URL('../../packages/browser/public/first-paint.js', import.meta.url), 'utf8')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-hint-later-'))
})

afterEach(() => rmSync(root, { recursive: true }))

/** What the built page tells first-paint.js. */
async function laterOf(signedIn: string): Promise<Later> {
  const files = {
    'index.html': '<!doctype html><head><script src="/first-paint.js"></script></head><script type="module" src="/main.js"></script>',
    'main.js':
      'import("./words/ru.js").then(console.log); import("./words/fa.js").then(console.log); import("./shell.js").then(console.log)',
    'words/ru.js': 'export default "ru"',
    'words/fa.js': 'export default "fa"',
    'shell.js': 'import "./shell.css"; export const shell = 1',
    'shell.css': 'p { color: red }',
    'public/first-paint.js': '',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [hintLater({ language: /\/words\/([a-z]{2})\.js$/, signedIn })] })
  const [, json = ''] = /data-later='([^']*)'/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8')) ?? []
  return JSON.parse(json) as Later
}

/** The addresses that first-paint.js asks for in a browser that remembers this. */
function asked(later: Later | null, memory: Record<string, string>): string[] {
  const addresses: string[] = []
  const attributes: Record<string, string | null> = { 'data-later': later && JSON.stringify(later) }
  const document = {
    documentElement: { lang: 'ru', dir: 'ltr', setAttribute: () => undefined },
    currentScript: { getAttribute: (name: string) => attributes[name] ?? null },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => addresses.push(href) },
  }
  const localStorage = { getItem: (name: string) => memory[name] ?? null }
  runInNewContext(firstPaint, { document, localStorage, setTimeout: () => undefined })
  return addresses
}

describe('what a page wants behind its entry', () => {
  test('is named by the build: the words of each language, and the script and style of those signed in', async () => {
    const { languages, signedIn } = await laterOf('shell')
    expect(Object.keys(languages).sort()).toEqual(['fa', 'ru'])
    expect(languages.fa).toMatch(/^\/assets\/fa-.*\.js$/)
    expect(signedIn).toEqual([expect.stringMatching(/^\/assets\/shell-.*\.js$/), expect.stringMatching(/^\/assets\/shell-.*\.css$/)])
  })

  test('fails the build when it is not there', async () => {
    await expect(laterOf('nobody')).rejects.toThrow('no chunk nobody')
  })

  const later = { languages: { ru: '/ru.js', fa: '/fa.js' }, signedIn: ['/in.js', '/in.css'] }

  test('is asked for before the entry runs, in the chosen language, by those signed in', () => {
    expect(asked(later, { language: 'fa', accessToken: 'a' })).toEqual(['/fa.js', '/in.js', '/in.css'])
  })

  test('is Russian where nothing was chosen, and for a visitor no more than his words', () => {
    expect(asked(later, {})).toEqual(['/ru.js'])
  })

  test('is left to the entry where the page names nothing', () => {
    expect(asked(null, { accessToken: 'a' })).toEqual([])
  })
})
