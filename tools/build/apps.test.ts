import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceFolder } from './apps.ts'

let home: string
beforeAll(() => void (home = mkdtempSync(join(tmpdir(), 'anfilada-apps-'))))
afterAll(() => rmSync(home, { recursive: true, force: true }))

function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(home, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test('a new build takes the place of the old one as a whole, also after one that was broken off, and of none', () => {
  const dist = folderWith('dist', { 'index.html': 'old', 'old-chunk.js': 'old' })
  const draft = folderWith('draft', { 'index.html': 'new' })
  folderWith('draft.old', { 'index.html': 'older still' })
  replaceFolder(dist, draft)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new')
  for (const gone of [join(dist, 'old-chunk.js'), draft, `${draft}.old`]) expect(existsSync(gone)).toBe(false)

  const first = join(home, 'first')
  replaceFolder(first, dist)
  expect(readFileSync(join(first, 'index.html'), 'utf8')).toBe('new')
})
