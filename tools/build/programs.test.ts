import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildOnce } from './programs.ts'

let home: string
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'anfilada-programs-'))))
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('callers at once leave one build, whole, though one ends while the others are in the middle of theirs', async () => {
  const folder = join(home, 'build')
  const [othersAreInside, firstHasEnded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let inside = 0
  const first = buildOnce(folder, async (draft) => {
    await othersAreInside.promise
    await writeFile(join(draft, 'server.mjs'), 'whole')
  })
  const others = [1, 2].map(() =>
    buildOnce(folder, async (draft) => {
      await writeFile(join(draft, 'server.mjs'), 'half')
      inside += 1
      if (inside === 2) othersAreInside.resolve()
      await firstHasEnded.promise
      expect(readFileSync(join(folder, 'server.mjs'), 'utf8')).toBe('whole')
      await writeFile(join(draft, 'server.mjs'), 'whole')
    }),
  )
  expect(await first).toBe(folder)
  firstHasEnded.resolve()
  expect(await Promise.all(others)).toEqual([folder, folder])
  expect(readdirSync(home)).toEqual(['build'])
  expect(readFileSync(join(folder, 'server.mjs'), 'utf8')).toBe('whole')
  expect(await buildOnce(folder, () => Promise.reject(new Error('It is there')))).toBe(folder)
})
