import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { waiting, waitingFirst } from './order.ts'

test('files that wait come first, as they are listed, and the others keep their order', () => {
  const names = ['packages/ui/src/b.test.ts', waiting[1], 'packages/ui/src/a.test.ts', waiting[0]]
  const files = names.map((name) => ({ moduleId: join(root, name ?? '') }))
  const order = waitingFirst(files).map(({ moduleId }) => moduleId)
  expect(order).toEqual([waiting[0], waiting[1], names[0], names[2]].map((name) => join(root, name ?? '')))
})

test.each(waiting)('%s is there', (name) => {
  expect(existsSync(join(root, name))).toBe(true)
})
