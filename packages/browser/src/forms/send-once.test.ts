// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

/** The code of a page that was loaded anew. */
async function reload() {
  vi.resetModules()
  const [{ once }, { Unanswered }] = await Promise.all([import('./send-once.ts'), import('../server/http.ts')])
  return { once, lost: () => Promise.reject(new Unanswered('noAnswer')) }
}

it('an act whose answer was lost has the same key after a reload, and another once the answer came', async () => {
  const keys: string[] = []
  const before = await reload()
  await expect(before.once('archive 7', (key) => (keys.push(key), before.lost()))).rejects.toThrow('noAnswer')
  const after = await reload()
  await after.once('archive 7', (key) => Promise.resolve(keys.push(key)))
  await after.once('archive 7', (key) => Promise.resolve(keys.push(key)))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('keeps no file in the memory of the tab', async () => {
  const { once, lost } = await reload()
  await expect(once(`import ${'x'.repeat(20_000)}`, lost)).rejects.toThrow('noAnswer')
  expect(sessionStorage.length).toBe(0)
})
