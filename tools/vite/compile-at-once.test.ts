import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { compileAtOnce } from './compile-at-once.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anfilada-compile-at-once-'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), 'import("./later.js").then(console.log)')
  writeFileSync(join(root, 'later.js'), 'import "./later.css"; export const later = 1')
  writeFileSync(join(root, 'later.css'), 'p { color: red }')
})

afterEach(() => rmSync(root, { recursive: true }))

const plan = (...names: string[]) =>
  build({ root, configFile: false, logLevel: 'silent', build: { write: false }, plugins: [compileAtOnce(names)] })

test('what runs at the start is compiled at once, told before the first word of the script; the rest when it is called', async () => {
  const { output } = (await plan('index')) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect([chunks.length, hinted.map(({ name }) => name)]).toEqual([2, ['index']])
})

test('a chunk that is not there fails the build', async () => {
  await expect(plan('nobody')).rejects.toThrow('No chunk nobody')
})
