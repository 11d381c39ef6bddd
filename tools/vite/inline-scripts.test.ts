import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build } from 'vite'
import { inlineScripts } from './inline-scripts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-inline-scripts-'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script id="early" src="/early.js" data-keys="office."></script>')
  writeFileSync(join(root, 'early.js'), '// Why.\nvar theme = "dark"\ndocument.title = "$&" + theme\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const pageWith = async (files: Record<string, string>): Promise<string> => {
  await build({ root, configFile: false, logLevel: 'silent', plugins: [inlineScripts(files)] })
  return readFileSync(join(root, 'dist/index.html'), 'utf8')
}

test('the script stands in the page without its comments, under the attributes that it had', async () => {
  const html = await pageWith({ '/early.js': join(root, 'early.js') })
  expect(html).toMatch(/<script id="early" data-keys="office.">[^<]+<\/script>/)
  expect(html).toContain('$&')
  expect(html).not.toContain('Why')
})

test('a page that names no such script fails the build', async () => {
  await expect(pageWith({ '/late.js': join(root, 'early.js') })).rejects.toThrow('does not name /late.js')
})
