// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { describeTestApp } from '../testing/apps.ts'
import { sendOnce } from './send-once.ts'

let keys: (string | null)[]
let answers: RefusalCode[]

beforeEach(() => {
  sessionStorage.clear()
  describeTestApp({ name: 'portal' })
  keys = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: HeadersInit }): Promise<Response> => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    const code = answers.shift()
    return Response.json(code ? { success: false, code, error: '' } : { success: true, data: {} })
  })
})

const send = (): Promise<unknown> => sendOnce('end_other_sessions', {}, 'ru')

it('an act whose outcome the server does not know goes under the same key when it is sent again, which tells', async () => {
  answers = ['outcome_unknown']
  await expect(send()).rejects.toMatchObject({ code: 'outcome_unknown' })
  await send()
  expect(keys).toEqual([keys[0], keys[0]])
})

it('an act that was refused for good is another act when it is sent again', async () => {
  answers = ['stale_revision']
  await expect(send()).rejects.toMatchObject({ code: 'stale_revision' })
  await send()
  expect(new Set(keys).size).toBe(2)
})

/** The code of a page that was loaded anew. */
async function reload() {
  vi.resetModules()
  const [{ once }, { Unanswered }] = await Promise.all([import('./send-once.ts'), import('../server/http.ts')])
  return { once, lost: () => Promise.reject(new Unanswered('noAnswer')) }
}

it('an act whose answer was lost has the same key after a reload, and another once the answer came', async () => {
  const given: string[] = []
  const before = await reload()
  await expect(before.once('archive 7', (key) => (given.push(key), before.lost()))).rejects.toThrow('noAnswer')
  const after = await reload()
  await after.once('archive 7', (key) => Promise.resolve(given.push(key)))
  await after.once('archive 7', (key) => Promise.resolve(given.push(key)))
  expect(given[1]).toBe(given[0])
  expect(given[2]).not.toBe(given[0])
})

it('keeps no file in the memory of the tab', async () => {
  const { once, lost } = await reload()
  await expect(once(`import ${'x'.repeat(20_000)}`, lost)).rejects.toThrow('noAnswer')
  expect(sessionStorage.length).toBe(0)
})
