import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build } from 'vite'
import { inlineStyles } from './inline-styles.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-inline-styles-'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.css'), 'p::before { content: "$&" }')
})
afterEach(() => rmSync(root, { recursive: true }))

const pageOf = async (program: string): Promise<string> => {
  writeFileSync(join(root, 'main.js'), program)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [inlineStyles()] })
  return readFileSync(join(root, 'dist/index.html'), 'utf8')
}

test('the styles of the entry stand in the page, which names their file without asking for it', async () => {
  const html = await pageOf('import "./main.css"')
  expect(html).toMatch(/<style>p:{1,2}before\{content:"\$&";?\}<\/style>/)
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringMatching(/ href="\/assets\/index-[^"]+\.css" disabled>$/)])
})

test('an entry without styles fails the build', async () => {
  await expect(pageOf('console.log(1)')).rejects.toThrow('has no styles')
})
