import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { hashOf } from './hash-of.ts'

let folder: string
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/hash-'))
  for (const name of ['src', 'dist', 'node_modules']) mkdirSync(join(folder, name))
  write('src/page.ts', 'one')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
const hash = (): string => hashOf([relative(root, folder)])

test.each(['src/page.ts', 'src/new.ts', 'index.html'])('what a build is made of makes another one: %s', (file) => {
  const before = hash()
  write(file, 'another')
  expect(hash()).not.toBe(before)
  expect(hash()).toBe(hash())
})

test.each(['src/page.test.ts', 'src/Page.test.tsx', 'dist/page.js', 'node_modules/a-library.js'])(
  'what no build is made of makes none: %s',
  (file) => {
    const before = hash()
    write(file, 'another')
    expect(hash()).toBe(before)
  },
)
